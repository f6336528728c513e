
/**
 * A signature: the path of the finger, or the typed name of who cannot draw. Exactly one of the two.
 */
export interface VisitSignature {
  /**
     * SVG path of M and L with whole numbers, within 600 by 200.
     * @minLength 10
     * @maxLength 24000
     * @pattern ^M[ML0-9 ]+$
     */
  path?: string;
  /**
     * @minLength 2
     * @maxLength 120
     */
  typed?: string;
}
