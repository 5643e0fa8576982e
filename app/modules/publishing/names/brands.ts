/**
 * Names that are imitated most to deceive people, ours first, as their owners write them. A word that ordinary
 * businesses go by (`orange`, `target`, `square`) is left out, since a whole name may be that word alone.
 */
export const BRANDS: readonly string[] = `
  Plinth

  PayPal, Venmo, Zelle, Klarna, Revolut, N26, Monzo, TransferWise, Skrill, Payoneer, Western Union, MoneyGram, Cash App, Stripe,
  MasterCard, Visa Card, American Express, Amex, Afterpay, Alipay, WeChat Pay, Google Pay, Samsung Pay, Mercado Pago, Paytm, PhonePe,
  Interac, TWINT, Swish Pay, MobilePay, Bizum, PayU

  Coinbase, Binance, MetaMask, Trezor, Trust Wallet, OpenSea, Bitfinex, Bitstamp, Crypto.com, Blockchain.com, Bitpanda, KuCoin

  Chase, JPMorgan, Wells Fargo, Bank of America, Citibank, Capital One, US Bank, PNC Bank, TD Bank, Scotiabank, HSBC, Barclays, Lloyds Bank,
  NatWest, Santander, CaixaBank, BBVA, Banco Sabadell, Bankinter, BNP Paribas, Société Générale, Crédit Agricole, Crédit Mutuel,
  La Banque Postale, Boursorama, Sparkasse, Volksbank, Raiffeisen, Deutsche Bank, Commerzbank, Postbank, DKB, comdirect, ING Bank, ING DiBa,
  UniCredit, Intesa Sanpaolo, Poste Italiane, BancoPosta, Erste Bank, Credit Suisse, PostFinance, Rabobank, ABN AMRO, Belfius, Nordea,
  Danske Bank, Swedbank, Handelsbanken, BankID, PKO Bank, Nubank, Bradesco, Itaú, Banco do Brasil, Caixa Econômica, CommBank, Westpac, ANZ,
  Kiwibank, HDFC Bank, ICICI Bank, Axis Bank

  Google, Gmail, Microsoft, Office 365, Microsoft 365, Outlook Mail, Hotmail, OneDrive, SharePoint, Apple, iCloud, iTunes, Yahoo, ProtonMail,
  GMX, T-Online, Dropbox, DocuSign, Adobe, GoDaddy, Namecheap, IONOS, Cloudflare, GitHub, GitLab, WordPress, Squarespace, Shopify, Mailchimp,
  Norton, McAfee, Okta, LastPass, 1Password

  Facebook, Instagram, WhatsApp, Telegram, LinkedIn, Twitter, TikTok, Snapchat, YouTube, Pinterest, Reddit, Discord, WeChat, Netflix, Spotify,
  Disney Plus, Twitch, Steam Community, Epic Games, PlayStation, Xbox, Nintendo, Roblox

  Amazon, eBay, AliExpress, Alibaba, Walmart, Costco, Best Buy, IKEA, Zalando, Kleinanzeigen, Leboncoin, Wallapop, Vinted, Etsy,
  Mercado Libre, Temu, Shein, Rakuten, Booking.com, Airbnb, Expedia, Tripadvisor, Uber, BlaBlaCar, Lieferando, DoorDash

  DHL, FedEx, UPS, USPS, DPD, Evri, Royal Mail, Deutsche Post, La Poste, Colissimo, Chronopost, Correos, PostNL, PostNord, Australia Post,
  Canada Post, InPost

  Vodafone, Deutsche Telekom, Telekom, T-Mobile, Verizon, Comcast, Xfinity, Movistar, IRS, HMRC, GOV.UK, Medicare, Impôts Gouv, Ameli,
  FinanzOnline`
  .split(/[,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== "");

/** What such names are dressed up with; it changes nothing about who somebody takes them for. */
export const SERVICE_WORDS: ReadonlySet<string> = new Set(
  `access account accounts admin alert alerts app apps auth authenticate bank banking billing card cards center centre chat claim com confirm
  contact customer customers desk en eu verify verification update unlock help helpdesk home hotline id info inc invoice login logon mail
  manage mobile my net notice official online page pay payment payments portal refund reset safe safety secure secured security service services
  sign signin site sso staff status store support team the track tracking uk us wallet web webmail website www
  hilfe kunde kunden kundenservice konto anmelden anmeldung sicherheit zahlung rechnung aide assistance client compte connexion facture
  securite paiement ayuda acceso cliente clientes cuenta factura pago pagos seguridad soporte aiuto accesso assistenza conto sicurezza
  ajuda conta entrar suporte`.split(/\s+/),
);
