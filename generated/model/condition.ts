
/**
 * State of the building.
 */
export type Condition = typeof Condition[keyof typeof Condition];


export const Condition = {
  obra_nueva: 'obra_nueva',
  en_construccion: 'en_construccion',
  a_estrenar: 'a_estrenar',
  reformado: 'reformado',
  muy_buen_estado: 'muy_buen_estado',
  buen_estado: 'buen_estado',
  reformar_parcial: 'reformar_parcial',
  reformar: 'reformar',
  ruina: 'ruina',
} as const;
