
export type SiteSeoCanonical = typeof SiteSeoCanonical[keyof typeof SiteSeoCanonical];


export const SiteSeoCanonical = {
  own: 'own',
  portal: 'portal',
} as const;
