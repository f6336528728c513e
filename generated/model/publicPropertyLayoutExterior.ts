
export type PublicPropertyLayoutExterior = typeof PublicPropertyLayoutExterior[keyof typeof PublicPropertyLayoutExterior];


export const PublicPropertyLayoutExterior = {
  exterior: 'exterior',
  interior: 'interior',
  both: 'both',
} as const;
