/** The cookie by which a browser says where its owner is. */
export const ZONE_COOKIE = "plinth_zone";
