
/**
 * A certificate of a course that was finished.
 */
export interface EnrolmentCertificate {
  /**
     * Whoever has it can look it up at /q/c/{code}.
     * @maxLength 40
     */
  code: string;
  issuedOn: string;
  /**
     * Time proved in the course.
     * @minimum 0
     */
  minutes: number;
  /**
     * Of the PDF, for a day.
     * @maxLength 4500
     */
  path: string;
}
