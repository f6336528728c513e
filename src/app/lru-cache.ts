/** What was made before, by its key, the pieces used last within a number of characters. */
export class LruCache<Piece> {
  private readonly pieces = new Map<string, { piece: Piece; size: number }>()
  private size = 0
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  get(key: string): Piece | undefined {
    const found = this.pieces.get(key)
    if (!found) return undefined
    this.pieces.delete(key)
    this.pieces.set(key, found)
    return found.piece
  }

  /** `size`: the characters it holds beside its key. */
  set(key: string, piece: Piece, size: number): Piece {
    const before = this.pieces.get(key)
    if (before) this.drop(key, before.size)
    this.pieces.set(key, { piece, size })
    this.size += key.length + size
    for (const [oldest, kept] of this.pieces) {
      if (this.size <= this.limit) break
      this.drop(oldest, kept.size)
    }
    return piece
  }

  private drop(key: string, size: number): void {
    this.pieces.delete(key)
    this.size -= key.length + size
  }
}
