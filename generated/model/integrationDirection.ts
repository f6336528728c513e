
export type IntegrationDirection = typeof IntegrationDirection[keyof typeof IntegrationDirection];


export const IntegrationDirection = {
  in: 'in',
  out: 'out',
} as const;
