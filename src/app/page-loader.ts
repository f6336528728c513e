import type { QueryClient } from '@tanstack/react-query'
import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom'
import { BASE_NAMESPACES, type Lang, type I18n } from '../i18n'
import { statusOf } from '../lib/api-error'
import { isRedirected } from '../lib/site'
import { isOutdated } from './build-update'
import {
  frameNamespaces,
  type PageContext,
  type PageOutcome,
  type RouteDefinition,
} from './route-definition'

/** What a page is loaded with: one per request on the server, one for good in the browser. */
export interface Runtime {
  client: QueryClient
  i18n: I18n
  /**
   * True on the server: the data is part of the answer. In the browser a page opens with its
   * skeleton.
   */
  awaitsData: boolean
  /**
   * Receives the status a page answers with, when it renders despite it (410 with similar homes).
   */
  outcome?: PageOutcome
}

export type RuntimeOf = (context: unknown) => Runtime

const fatal = ({ pathname, search }: URL) =>
  data(
    { message: `Page Not Found: ${pathname}${search}`, fatal: true },
    { status: 404, statusText: 'Not Found' },
  )

/** A prefetch that meets 400 or 404 from the API means that the address leads nowhere. */
async function awaitData(
  prefetch: Promise<PageOutcome | void>,
  page: PageContext,
): Promise<PageOutcome | void> {
  try {
    return await prefetch
  } catch (error) {
    const status = statusOf(error)
    if (status === 400 || status === 404) throw fatal(page.url)
    throw error
  }
}

/** Loader of every page: checks the address, brings words and (on the server) data. */
export async function loadPage(
  definition: RouteDefinition,
  lang: Lang,
  args: LoaderFunctionArgs,
  runtimeOf: RuntimeOf,
): Promise<null> {
  const { namespaces = [], prefetch, validate } = definition.handle ?? {}
  const page: PageContext = {
    params: args.params as Record<string, string>,
    url: new URL(args.request.url),
    lang,
  }
  if (validate && !validate(page)) throw fatal(page.url)
  const runtime = runtimeOf(args.context)
  // A rule of the configuration, or a newer build: the server answers.
  if (!runtime.awaitsData && (isOutdated() || isRedirected(page.url.pathname)))
    throw redirectDocument(page.url.pathname + page.url.search + page.url.hash)
  const words = runtime.i18n.loadNamespaces([
    ...BASE_NAMESPACES,
    ...frameNamespaces(definition.layout),
    ...namespaces,
  ])
  const fetched = prefetch?.(runtime.client, page)
  if (!runtime.awaitsData) fetched?.catch(() => undefined)
  await words
  if (!runtime.awaitsData || !fetched) return null
  const outcome = (await awaitData(fetched, page)) ?? {}
  if (outcome.location) throw redirect(outcome.location, 301)
  if (outcome.status === 404) throw fatal(page.url)
  runtime.outcome = outcome
  return null
}
