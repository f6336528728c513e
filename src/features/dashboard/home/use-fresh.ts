import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  getGetDashboardQueryKey,
  getGetFirstRunQueryKey,
  getGetPipelineQueryKey,
} from '../../../../generated/api/dashboard/dashboard'
import { onLive } from '../../../lib/live'

/** What tells that a number of this page may be another now: the diary, and every piece of news. */
const EVENTS = ['agenda', 'notification', 'chat', 'lost']

/** Asks for the page's numbers again when something happened, at most every five seconds. */
export function useFresh(on: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!on) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const queryKey of [
          getGetDashboardQueryKey(),
          getGetFirstRunQueryKey(),
          getGetPipelineQueryKey(),
        ])
          void client.invalidateQueries({ queryKey })
      }, 5_000)
    }
    const stops = EVENTS.map((event) => onLive(event, soon))
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, on])
}
