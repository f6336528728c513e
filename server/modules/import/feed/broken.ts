/** The file is not written as its format asks: `line` is where it stopped making sense. */
export class BrokenFile extends Error {
  readonly line: number
  /** Key of the sentence that says so. */
  readonly key: 'notXml' | 'notJson' | 'ownEntities'
  constructor(message: string, line: number, key: BrokenFile['key'] = 'notXml') {
    super(message)
    this.name = 'BrokenFile'
    this.key = key
    this.line = line
  }
}
