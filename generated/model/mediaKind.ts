
/**
 * What a picture is.
 */
export type MediaKind = typeof MediaKind[keyof typeof MediaKind];


export const MediaKind = {
  photo: 'photo',
  plan: 'plan',
  energy_label: 'energy_label',
} as const;
