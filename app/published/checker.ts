/** In the user agent of our own visits to sites, which are not counted as a visitor's. */
export const CHECKER_NAME = "PlinthChecker";

/** What our own browser calls itself: a phone, as Lighthouse measures one, and our name. */
export const CHECKER_USER_AGENT = `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36 ${CHECKER_NAME}/1.0`;
