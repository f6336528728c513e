
/**
 * A line of the file as it stands.
 */
export interface LabLine {
  line: number;
  /** Cut to 200 characters. */
  text: string;
}
