
export type MoveWantHomes = typeof MoveWantHomes[keyof typeof MoveWantHomes];


export const MoveWantHomes = {
  active: 'active',
  all: 'all',
} as const;
