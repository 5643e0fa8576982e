/** Size of the picture that stands for a site where it is shared, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
