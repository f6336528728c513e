import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readNotification } from '../../../../generated/api/notification/notification'
import { setNewMessage } from '../../../lib/dialog'
import { onLive } from '../../../lib/live'
import { setMessage } from '../../../lib/message'
import { readAgain } from '../../../lib/write'

/** What a live event and a push both carry. */
export interface Arrived {
  id: string
  body: string
  href: string
}

/** Shown already: a push and a live event tell of the same. */
const shown = new Set<string>()

const isHere = (href: string): boolean => href === location.pathname + location.search

/**
 * Sets the new-message flag and shows a CHAT message with the body (specification, section 4), once
 * for each.
 */
export function arrive({ id, body, href }: Arrived): void {
  if (shown.has(id)) return
  shown.add(id)
  // Who is looking at the very page has seen it.
  if (isHere(href) && document.visibilityState === 'visible')
    return void readNotification(id, { read: true }, { quiet: true, silent: true }).catch(
      () => undefined,
    )
  setNewMessage(true)
  if (document.visibilityState === 'visible') setMessage('CHAT', body, { metadata: { href } })
}

/** Listens to both ways in which news arrive, and keeps the list fresh. */
export function useArrivals(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = (): void => void readAgain(client, ['notification'])
    const onPush = ({
      data,
      ports,
    }: MessageEvent<{ type?: string; news?: Arrived } | null>): void => {
      if (data?.type !== 'llar.push' || !data.news) return
      // Else the device shows them (public/push-sw.js): a page that nobody looks at shows nothing.
      if (document.visibilityState === 'visible') ports[0]?.postMessage('taken')
      arrive(data.news)
      refresh()
    }
    const stops = [
      onLive<Arrived>('notification', (news) => {
        arrive(news)
        refresh()
      }),
      onLive('unread', refresh),
      onLive('lost', refresh),
    ]
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    worker?.addEventListener('message', onPush)
    return () => {
      for (const stop of stops) stop()
      worker?.removeEventListener('message', onPush)
    }
  }, [client])
}
