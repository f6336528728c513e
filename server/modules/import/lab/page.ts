import type { MessageKey } from '../messages.ts'

/**
 * What a web page says that came instead of a feed: that one must sign in, that it has moved, or just
 * that it is a page. Null for anything else.
 */
export function pageOf(head: string): MessageKey | null {
  if (!/^[\s\ufeff]*(?:<!doctype html|<html[\s>]|<head[\s>]|<body[\s>])/i.test(head)) return null
  if (
    /type\s*=\s*["']?password/i.test(head) ||
    /<form[^>]{0,500}(login|signin|sign-in)/i.test(head)
  )
    return 'loginPage'
  if (
    /http-equiv\s*=\s*["']?refresh/i.test(head) ||
    /<title>\s*(301|302|303|307|308|Object moved|Moved|Redirect)/i.test(head) ||
    /location\.(href|replace)\b/i.test(head)
  )
    return 'movedPage'
  return 'webPage'
}
