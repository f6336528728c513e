const encoder = new TextEncoder()

/** A character takes at most three bytes. */
const WIDEST = 3

/**
 * Puts a page together as the bytes that go out. As strings its parts would be joined, copied and
 * turned into bytes for each visitor, which cost as much as drawing a quarter of the page; here a
 * kept part is copied once. One page at a time.
 */
export class PageBytes {
  private room = new Uint8Array(1 << 18)
  private at = 0

  private need(bytes: number): void {
    if (this.at + bytes <= this.room.length) return
    const wider = new Uint8Array(2 * (this.at + bytes))
    wider.set(this.room.subarray(0, this.at))
    this.room = wider
  }

  text(piece: string): void {
    this.need(piece.length * WIDEST)
    this.at += encoder.encodeInto(piece, this.room.subarray(this.at)).written
  }

  bytes(piece: Uint8Array): void {
    this.need(piece.length)
    this.room.set(piece, this.at)
    this.at += piece.length
  }

  /** What was put together; the next page begins anew. */
  take(): Uint8Array {
    // `slice` would write zeros first, over a hundred kilobytes of them.
    const page = Buffer.from(this.room.subarray(0, this.at))
    this.at = 0
    return page
  }
}

export const bytesOf = (text: string): Uint8Array => encoder.encode(text)
