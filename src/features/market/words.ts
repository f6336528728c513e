/** Address of a picture at a width; small ones exist of every picture. */
export const pictureAt = (hash: string, width: number): string => `/media/${hash}/${width}.webp`
