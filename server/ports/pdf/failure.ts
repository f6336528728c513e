/** Too many documents wait to be drawn. */
export class PdfBusy extends Error {
  constructor() {
    super('Too many documents wait to be drawn')
    this.name = 'PdfBusy'
  }
}

/**
 * A document could not be drawn. The message is for the log: it may quote the template, never its
 * data.
 */
export class PdfFailed extends Error {
  constructor(why: string) {
    super(`The document could not be drawn: ${why}`)
    this.name = 'PdfFailed'
  }
}
