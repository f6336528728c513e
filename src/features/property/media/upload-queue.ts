import { uploadPropertyMedia } from '../../../../generated/api/property/property'
import type { Media } from '../../../../generated/model'
import { firstSentenceOf } from '../../../lib/api-error'

/** One chosen file on its way. */
export interface Upload {
  key: string
  name: string
  /** Share that has left, 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'refused'
  /** Why it was not taken, in the language of the page. */
  reason: string
}

/** The contract's limit of one picture. */
export const MAX_BYTES = 25_000_000

interface QueueOptions {
  propertyId: string
  onMedia: (media: Media[]) => void
  onIdle: () => void
  words: { tooLarge: string }
}

/** Files in the order they were chosen, one after the other, so that the home keeps that order. */
export class UploadQueue {
  private uploads: Upload[] = []
  private readonly files = new Map<string, File>()
  private readonly listeners = new Set<() => void>()
  private running = false
  private readonly options: QueueOptions

  constructor(options: QueueOptions) {
    this.options = options
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Upload[] => this.uploads

  get busy(): boolean {
    return this.running
  }

  private set(uploads: Upload[]): void {
    this.uploads = uploads
    for (const listener of this.listeners) listener()
  }

  private change(key: string, part: Partial<Upload>): void {
    this.set(this.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }

  add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const key = crypto.randomUUID()
      const large = file.size > MAX_BYTES
      if (!large) this.files.set(key, file)
      return {
        key,
        name: file.name,
        share: 0,
        state: large ? 'refused' : 'waiting',
        reason: large ? this.options.words.tooLarge : '',
      }
    })
    this.set([...this.uploads, ...added])
    if (!this.running) void this.run()
  }

  /**
   * A second try of a file that failed on the way, if it is still here; otherwise its line goes.
   */
  dismiss(key: string): void {
    this.files.delete(key)
    this.set(this.uploads.filter((upload) => upload.key !== key))
  }

  private async run(): Promise<void> {
    this.running = true
    for (;;) {
      const next = this.uploads.find(({ state }) => state === 'waiting')
      const file = next && this.files.get(next.key)
      if (!next || !file) break
      await this.send(next.key, file)
    }
    this.running = false
    this.options.onIdle()
  }

  private async send(key: string, file: File): Promise<void> {
    this.change(key, { state: 'sending' })
    try {
      const onProgress = (share: number) => this.change(key, { share })
      const { items, refused } = await uploadPropertyMedia(
        this.options.propertyId,
        { files: [file], files_extra: [{ kind: 'photo' }] },
        { quiet: true, silent: true, onProgress },
      )
      this.files.delete(key)
      const [no] = refused
      if (no) this.change(key, { state: 'refused', reason: no.message })
      else this.set(this.uploads.filter((upload) => upload.key !== key))
      this.options.onMedia(items)
    } catch (error) {
      this.change(key, { state: 'refused', reason: firstSentenceOf(error).text })
    }
  }
}
