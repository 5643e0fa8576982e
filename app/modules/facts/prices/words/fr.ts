import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const fr: WordTable<PriceKind> = {
  at: "à",
  number:
    "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|treize|quatorze|seize|septante|huitante|octante|nonante|vingts",
  unitOfMoney: "euro|euros|balles|francs|franc|f|centimes|dollars|livres|dirhams|fr.|chf|piasses|piasse",
  free: "rentrent gratis|rentre gratis|entrent gratis|entrent gratuitement|entre gratuitement|entrent sans payer|paient pas|payent pas|paie pas|entrée libre|entrée gratuite|ne paient pas|ne payent pas|ne paie pas|sans supplément|gratuit|gratuite|gratuits|gratuites|gratuitement|offert|offerte|offerts|sans frais|gratis|ne coûte rien|ne coûtent rien|mangent gratis|toujours gratuit|toujours gratuite",
  from: "prix à partir de|à partir de|à partir d'|dès|environ|env.|autour de",
  only: "seulement",
  between: "entre",
  limit:
    "plus de|moins de|au-dessus de|supérieur à|supérieure à|au moins|jusqu'à|jusqu’à|au-delà de|seulement à partir de|uniquement à partir de",
  per: "par|/|chaque",
  article: "la|le|les|l'|l’|un|une|des",
  period:
    "par an|par mois|par jour|par semaine|par personne|mensuel|mensuels|annuel|annuels|hebdomadaire|l'heure|l’heure|la nuit|l'unité|la pièce|la paire|le kilo|le mois|l'année|le week-end|en semaine|/mois|/an|chacun|chacune|forfaitaire|ch.|supplément",
  onTop: "en sus|en plus",
  withTax: "plus|hors|ht|ttc|+",
  tax: "tva|taxes|ht|ttc|hors taxes",
  for: "pour",
  preposition:
    "en fonction de|en fonction du|en fonction des|suivant|selon|de|du|des|avec|sans|en|dans|sur|pour|par|pendant|après|avant|chez|dès|au|aux|sous|hors|jusqu'à",
  and: "et|ou|&",
  linking:
    "coûte|coûtent|coute|est à|sont à|est de|est|sont|vaut|revient à|démarre à|=|est toujours|sont toujours|c'est|c’est|est compté|est comptée|est facturé|est facturée|va de|vont de",
  offer: "nous proposons|nous vendons|nous faisons|nous offrons|je propose|aussi|notre|nos|euh|je fais|je vends",
  speech:
    "nous|vous|je|tu|il|elle|ils|elles|on|c'est|avons|avez|ont|a été|était|votre|vos|mon|ma|mes|leur|dure|durent|paie|payez|payer|peut|peuvent|pouvez|demandons|facturons|parce|qui|que|comment|combien|inclut|comprend|suis|je suis|je m'appelle",
  noPrice:
    "en moyenne|moyenne|retard|pénalité|taxe de séjour|liste d'attente|perdu|perdue|perte|acompte|caution|arrhes|minimum|commande minimum|économisez|économie|remise|réduction|rabais|chiffre d'affaires|amende|don|dons|récolté|récoltés|collecté|budget|investi|investis|notre loyer|mon loyer|salaire|prix de vente|valeur|cagnotte|subvention|rembourse|remboursent|remboursé|remboursés|remboursement|dépensé|dépensés|dépensées|cette année|l'année dernière|paiement|paiements|règlement|carte bancaire|carte bleue",
  answer: "oui|non|pas|aucun|aucune|jamais|rien|ni|la plupart|certains|certaines|beaucoup|plusieurs",
  when: "aujourd'hui|aujourd’hui|si|quand|lorsque|dès que",
  otherwise: "sinon|autrement",
  change: "de plus|de moins|en moins|moins cher",
  except: "sauf|excepté|hormis|à moitié prix|mais",
  size: "petit|petite|moyen|moyenne|grand|grande|simple|double|triple|demi|entier|entière|s|m|l|xl|tarif réduit|plein tarif|verre|bouteille|pichet|réduit",
  who: "enfant|enfants|adulte|adultes|étudiant|étudiants|membres|familles",
  measure:
    "mètre carré|mètres carrés|minutes|minute|min|heures|heure|h|jours|jour|semaines|semaine|mois|ans|an|nuits|nuit|g|kg|grammes|kilo|kilos|ml|cl|l|litre|litres|cm|mm|mètres|personnes|personne|pièces|séances|cours|pages|utilisateurs",
  generic: "prix|tarif|tarifs|coût|total|montant|le prix|les prix|tout",
  plain: "sans gluten|sans alcool|sans sucre|entrée libre",
};
