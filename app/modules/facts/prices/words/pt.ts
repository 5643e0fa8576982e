import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const pt: WordTable<PriceKind> = {
  at: "à|ao|por",
  number:
    "dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|treze|catorze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|oitocentos",
  unitOfMoney: "euro|euros|reais|real|dólares|dólar|cêntimos|centavos|libras|paus|pila|conto|contos|pratas",
  free: "entram grátis|entra grátis|entram de graça|entrada livre|entrada franca|não pagam|não paga|nao pagam|nao paga|sem custos|sem encargos|grátis|gratis|gratuito|gratuita|gratuitos|gratuitas|de graça|sem custo|oferta|cortesia|não custa nada|não custam nada|é brinde|na faixa|sempre grátis|sempre gratuito|sempre gratuita",
  from: "ofertas desde|propostas desde|desde|a partir de|cerca de|aprox.",
  only: "só|apenas",
  between: "entre",
  to: "até",
  limit: "mais de|menos de|acima de|superior a|superiores a|pelo menos|até|abaixo de|só a partir de|apenas a partir de",
  per: "/|cada",
  article: "a|o|os|as|um|uma",
  period:
    "por mês|mensal|mensais|ao mês|por ano|anual|anuais|por semana|semanal|diário|diária|por dia|por noite|a noite|por hora|à hora|por pessoa|cada um|cada uma|o par|a unidade|ao fim de semana|aos fins de semana|durante a semana|cada|extra|suplemento|acréscimo",
  onTop: "à parte|acresce|acrescem",
  withTax: "mais|com|sem|+",
  tax: "iva|impostos",
  for: "para",
  preposition:
    "dependendo de|dependendo do|dependendo da|consoante|conforme|de|do|da|dos|das|com|sem|em|no|na|para|por|durante|após|depois de|antes de|desde|até|segundo|sobre",
  and: "e|ou|&",
  linking:
    "custa|custam|é|são|fica em|ficam em|sai por|sai a|sai|saem|vale|começa em|=|fica a|ficam a|fica|ficam|é sempre|são sempre|está a|sai a partir de",
  offer: "oferecemos|fazemos|vendemos|temos|também|ainda|o nosso|a nossa|os nossos|as nossas|né|faço|vendo|ofereço",
  speech:
    "nós|eu|ele|ela|eles|somos|estamos|tem|têm|há|seu|sua|seus|meu|minha|cobramos|pagam|paga|pagamos|dura|duram|pode|podem|inclui|incluem|porque|quem|que|como|quanto|ambos|sou",
  noPrice:
    "em média|atraso|multas|taxa turística|taxa de turismo|lista de espera|perdido|perdida|perda|sinal|depósito|caução|mínimo|pedido mínimo|poupe|poupa|economize|desconto|faturação|faturamento|multa|doação|doámos|angariámos|arrecadamos|orçamento|investimos|nossa renda|nosso aluguel|salário|prémio|prêmio|valor de|reembolsa|reembolsam|reembolso|devolve|devolvem|gastámos|gastamos|gastos|este ano|no ano passado|pagamento|pagamentos",
  answer: "sim|não|nunca|nada|nenhum|nenhuma|nem|a maioria|alguns|algumas|muitos|muitas",
  when: "hoje|se|quando|desde que",
  otherwise: "senão|caso contrário|se não",
  change: "a mais|a menos|mais barato",
  except: "exceto|excepto|salvo|a metade do preço|mas",
  size: "pequeno|pequena|médio|média|grande|individual|solteiro|duplo|dupla|casal|triplo|meia|meio|inteira|inteiro|s|m|l|xl|copo|garrafa|dose|meia dose",
  who: "crianças|criança|adultos|adulto|estudantes|idosos|sócios",
  measure:
    "metro quadrado|metros quadrados|un|minutos|minuto|min|horas|hora|h|dias|dia|semanas|semana|meses|mês|anos|ano|noites|noite|g|kg|gr|gramas|quilo|quilos|ml|cl|l|litro|litros|cm|mm|metros|pessoas|pessoa|peças|unidades|aulas|sessões|páginas|utilizadores",
  generic: "preço|preços|custo|total|valor|tarifa|o preço|tudo",
  plain: "sem glúten|sem lactose|sem açúcar|sem álcool",
};
