/** A whole environment of production, with every outside service named. */
export const productionEnvironment = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://plinth:secret@db.example/plinth",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  APP_ORIGIN: "https://app.example",
  SITES_IPV4: "192.0.2.10",
  SITES_CNAME: "sites.plinth.example",
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "plinth",
  OIDC_CLIENT_SECRET: "secret",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_ID: "price_1",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Plinth <hello@app.example>",
  SUPPORT_EMAIL: "support@app.example",
};
