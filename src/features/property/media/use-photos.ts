import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../i18n'
import {
  removePropertyMedia,
  updatePropertyMedia,
} from '../../../../generated/api/property/property'
import type { Media, MediaItemPatch } from '../../../../generated/model'
import { clearMessage, setMessage } from '../../../lib/message'
import { UploadQueue } from './upload-queue'

const UNDO_MS = 10_000
const POLL_MS = 2_000

interface PhotosOptions {
  propertyId: string
  media: Media[]
  /** The home's media as the server has it now. */
  onMedia: (media: Media[]) => void
  /** Something changed on the server that the home's version or quality may follow. */
  onChanged: () => Promise<void> | void
}

/** Everything one does with a home's pictures. Removing waits ten seconds for a change of mind. */
export function usePhotos({ propertyId, media, onMedia, onChanged }: PhotosOptions) {
  const { t } = useTranslation('property')
  const calls = useRef({ onMedia, onChanged })
  calls.current = { onMedia, onChanged }
  const queue = useMemo(
    () =>
      new UploadQueue({
        propertyId,
        words: { tooLarge: t('media.tooLarge') },
        onMedia: (items) => calls.current.onMedia(items),
        onIdle: () => void calls.current.onChanged(),
      }),
    [propertyId], // eslint-disable-line -- one queue per home, whatever the language becomes
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const processing = media.some(({ state }) => state === 'processing')

  useEffect(() => {
    if (!processing) return
    const timer = setInterval(() => void calls.current.onChanged(), POLL_MS)
    return () => clearInterval(timer)
  }, [processing])

  const drop = useCallback(
    async (id: string) => {
      waiting.current.delete(id)
      try {
        const { items } = await removePropertyMedia(propertyId, id, { quiet: true })
        calls.current.onMedia(items)
        void calls.current.onChanged()
      } catch {
        // The message bar has said why; the picture comes back.
        setHidden((before) => new Set([...before].filter((one) => one !== id)))
      }
    },
    [propertyId],
  )

  // Leaving the step means it: what was removed goes now.
  useEffect(
    () => () => {
      for (const [id, timer] of waiting.current) {
        clearTimeout(timer)
        void drop(id)
      }
    },
    [drop],
  )

  const remove = (id: string) => {
    setHidden((before) => new Set([...before, id]))
    waiting.current.set(
      id,
      setTimeout(() => void drop(id), UNDO_MS),
    )
    const undo = () => {
      clearTimeout(waiting.current.get(id))
      waiting.current.delete(id)
      setHidden((before) => new Set([...before].filter((one) => one !== id)))
      clearMessage()
    }
    setMessage('SUCCESS', t('media.removed'), { undo })
  }

  const shown = media.filter(({ id }) => !hidden.has(id))
  const order = async (ids: string[]) => {
    const byId = new Map(media.map((item) => [item.id, item]))
    const gone = media.filter(({ id }) => hidden.has(id)).map(({ id }) => id)
    const next = [...ids, ...gone]
    onMedia(next.map((id) => byId.get(id)).filter((item) => item !== undefined))
    try {
      const { items } = await updatePropertyMedia(propertyId, { order: next }, { quiet: true })
      calls.current.onMedia(items)
    } finally {
      void calls.current.onChanged()
    }
  }
  const describe = async (patch: MediaItemPatch) => {
    const { items } = await updatePropertyMedia(
      propertyId,
      { items: [patch] },
      { quiet: true, silent: true },
    )
    onMedia(items)
    void onChanged()
  }
  return {
    shown,
    uploads,
    add: (files: readonly File[]) => queue.add(files),
    dismiss: (key: string) => queue.dismiss(key),
    remove,
    order,
    describe,
    busy: uploads.some(({ state }) => state !== 'refused'),
  }
}
