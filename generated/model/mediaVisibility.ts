
/**
 * Who sees a picture.
 */
export type MediaVisibility = typeof MediaVisibility[keyof typeof MediaVisibility];


export const MediaVisibility = {
  public: 'public',
  private: 'private',
} as const;
