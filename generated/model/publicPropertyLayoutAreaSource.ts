
export type PublicPropertyLayoutAreaSource = typeof PublicPropertyLayoutAreaSource[keyof typeof PublicPropertyLayoutAreaSource];


export const PublicPropertyLayoutAreaSource = {
  deed: 'deed',
  cadastre: 'cadastre',
  measured: 'measured',
  owner: 'owner',
} as const;
