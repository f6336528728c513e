
/**
 * Whether somebody was introduced to a home, without saying by whom.
 */
export interface IntroductionAnswer {
  introduced: boolean;
  /**
     * Of the first introduction, in Europe/Madrid.
     * @nullable
     */
  day: string | null;
  /** Whether the first one is my agency's. */
  mine: boolean;
  /**
     * Of the strongest evidence of whoever introduced first: 4 a signed sheet, 3 a visit, 2 an opened selection or an enquiry, 1 declared.
     * @minimum 1
     * @maximum 4
     * @nullable
     */
  strength: number | null;
  /**
     * Checks that I have left today.
     * @minimum 0
     * @maximum 30
     */
  left: number;
}
