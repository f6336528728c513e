
export type PropertyEnergyStatus = typeof PropertyEnergyStatus[keyof typeof PropertyEnergyStatus];


export const PropertyEnergyStatus = {
  pending: 'pending',
  provided: 'provided',
  in_process: 'in_process',
  exempt: 'exempt',
} as const;
