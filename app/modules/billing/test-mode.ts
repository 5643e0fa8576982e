/** Whether a key of Stripe's is of its test mode, where no money moves. Test tools work with such a key only. */
export const isTestKey = (secretKey: string) => /^(sk|rk)_test_/.test(secretKey);
