
/**
 * Id of a home, at the desk and in public.
 */
export type HomeId = string;
