import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { ComparedTray } from '../../../features/listing/compare/compared-tray'
import { ListingPage } from '../../../features/listing/detail/listing-page'
import { useVisit } from './use-visit'

// The server has it all; a browser gets it after the page.
const Cost = import.meta.env.SSR
  ? (await import('../../../features/cost/panel')).default
  : lazy(() => import('../../../features/cost/panel'))
const Chat = import.meta.env.SSR
  ? (await import('../../../features/chat/public/chat-button')).default
  : lazy(() => import('../../../features/chat/public/chat-button'))
const Report = import.meta.env.SSR
  ? (await import('../../../features/report/report-ad')).default
  : lazy(() => import('../../../features/report/report-ad'))
const Trust = import.meta.env.SSR
  ? (await import('../../../features/trust/public/ladder')).default
  : lazy(() => import('../../../features/trust/public/ladder'))
const Visit = import.meta.env.SSR
  ? (await import('../../../features/visit/public/ask-visit')).default
  : lazy(() => import('../../../features/visit/public/ask-visit'))

/** One home, with what other features say of it. */
export default function ListingScreen() {
  const { id = '' } = useParams()
  useVisit(id)
  return (
    <>
      <ListingPage Cost={Cost} Report={Report} Trust={Trust} Chat={Chat} Visit={Visit} />
      <ComparedTray />
    </>
  )
}
