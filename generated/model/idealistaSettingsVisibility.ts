
/**
 * idealista unless told.
 */
export type IdealistaSettingsVisibility = typeof IdealistaSettingsVisibility[keyof typeof IdealistaSettingsVisibility];


export const IdealistaSettingsVisibility = {
  idealista: 'idealista',
  microsite: 'microsite',
  private: 'private',
} as const;
