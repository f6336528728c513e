/** Why a takeout is not taken, or ends on the way; each is a sentence (`in.<reason>`). */
export type Reason =
  | 'noZip'
  | 'cut'
  | 'names'
  | 'packed'
  | 'damaged'
  | 'notOurs'
  | 'newer'
  | 'altered'
  | 'twoAgencies'
  | 'tooLarge'
  | 'addressOver'
  | 'addressNone'
  | 'addressInner'
  | 'noParts'
  | 'otherFile'
  | 'silent'
  | 'fileGone'
  | 'nobody'
  | 'broken'

/** The file is not taken, and another try of it will not be either. */
export class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.name = 'Refused'
    this.reason = reason
  }
}

/** The other side gives no answer just now. */
export class Silent extends Error {
  override name = 'Silent'
}
