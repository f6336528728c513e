
export type PublicPropertyEnergyStatus = typeof PublicPropertyEnergyStatus[keyof typeof PublicPropertyEnergyStatus];


export const PublicPropertyEnergyStatus = {
  pending: 'pending',
  provided: 'provided',
  in_process: 'in_process',
  exempt: 'exempt',
} as const;
