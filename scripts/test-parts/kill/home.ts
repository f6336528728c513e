import { setTimeout as sleep } from 'node:timers/promises'
import type { Property } from '../../../generated/model/index.ts'
import { picture } from '../../../server/testing/home.ts'
import type { Send } from './send.ts'

/** Enters a home with a photo and puts it on the market. */
export async function publishHome(send: Send, document: object): Promise<string> {
  const home = await send<Property>('POST', 'property/', document)
  const photo = new FormData()
  const bytes = new Uint8Array(await picture())
  photo.append('files', new File([bytes], 'a.jpg', { type: 'image/jpeg' }))
  await send('POST', `property/${home.id}/media/`, photo)
  for (let left = 100; ; left -= 1) {
    const { version } = await send<Property>('GET', `property/${home.id}/`)
    const done = await send('POST', `property/${home.id}/publish/`, { version }).then(
      () => true,
      (error: unknown) => left === 0 && Promise.reject(error),
    )
    if (done) return home.id
    await sleep(200) // its photo is being made
  }
}
