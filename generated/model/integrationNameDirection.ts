
export type IntegrationNameDirection = typeof IntegrationNameDirection[keyof typeof IntegrationNameDirection];


export const IntegrationNameDirection = {
  out: 'out',
  in: 'in',
} as const;
