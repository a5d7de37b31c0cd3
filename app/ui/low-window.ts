/** A window is lower than this with a phone's keyboard open, or at a zoom of 200 %. */
const LOW_PX = 500;

export const isLowWindow = (): boolean => (window.visualViewport?.height ?? window.innerHeight) <= LOW_PX;
