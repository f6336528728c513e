
/**
 * The file of the map's streets. © OpenStreetMap contributors, ODbL.
 */
export interface BaseMap {
  /**
     * Size of the file; null where there is none.
     * @minimum 0
     * @nullable
     */
  bytes: number | null;
  /**
     * When it was taken.
     * @nullable
     */
  takenAt: string | null;
  /**
     * Address of the archive it was taken from, or the name of a file.
     * @nullable
     */
  source: string | null;
  /**
     * Day or version of its data, as the archive says it.
     * @nullable
     */
  version: string | null;
  /**
     * Streets that can be found.
     * @minimum 0
     */
  streets: number;
  /**
     * House numbers that can be found.
     * @minimum 0
     */
  numbers: number;
  /**
     * Beaches, schools, stops and the like that a home's page tells of.
     * @minimum 0
     */
  surroundings: number;
}
