/** What the browser needs to know of the payment provider. */
export interface PaymentSettings {
  publishableKey: string;
  /** Address of the provider's script where it is not the provider's own. */
  scriptUrl?: string;
}
