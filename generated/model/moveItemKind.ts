
/**
 * Kinds of things that come.
 */
export type MoveItemKind = typeof MoveItemKind[keyof typeof MoveItemKind];


export const MoveItemKind = {
  owner: 'owner',
  home: 'home',
  extra: 'extra',
  photo: 'photo',
} as const;
