
export type PropertyLayoutExterior = typeof PropertyLayoutExterior[keyof typeof PropertyLayoutExterior];


export const PropertyLayoutExterior = {
  exterior: 'exterior',
  interior: 'interior',
  both: 'both',
} as const;
