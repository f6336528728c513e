
export type PropertyLayoutAreaSource = typeof PropertyLayoutAreaSource[keyof typeof PropertyLayoutAreaSource];


export const PropertyLayoutAreaSource = {
  deed: 'deed',
  cadastre: 'cadastre',
  measured: 'measured',
  owner: 'owner',
} as const;
