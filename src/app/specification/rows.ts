/**
 * Every row of sections 4, 8 and 9 of the specification, by name. The test of a section
 * (section-4.test.tsx and so on) holds the check of each row; a row without one fails there unless
 * it stands in `AWAITED` below.
 *
 * To add yours: write its check in the section's table, take its name out of `AWAITED`. A check is
 * a function, or
 * `heldBy('e2e/consent.e2e.ts', 'title of the test')` where only a server or a real browser can
 * tell.
 */
export const SECTION_4 = [
  'Message status: empty, ERROR, SUCCESS, WARNING, NOTIFICATION, CHAT',
  'Setting a message replaces the previous',
  'Clearing a message returns to empty',
  'Sign-in or register success: store the profile, clear other app state, redirect by role',
  'Logout: all profile fields empty, language back to es',
  'New push message: new-message flag and a CHAT message with the body',
  'Popup sign-in: a new popup cancels any earlier one',
  'Popup closed by the user: polled, rejects 8 seconds after it is seen closed',
  'Dialogs: only one active',
  'Clear resets loading, dialog, side dialog, side navigation and new-message flag',
  'Demand statuses SEARCH, CANCEL, WON',
  'Consent is given only when the stored value matches the current category set',
  'Enabled category ids are stored as a separator-joined list',
  'Consent: accept all, decline all keeps necessary, save a selection, open settings',
  'Language choice: prefix, cookie, browser, fallback',
  'Route names take a language suffix',
  'Chunk failure: reload at most once per path within 10 seconds',
  'Chunk failure: state is kept across the reload',
  'Build update: polls the latest build; another id reloads at the next navigation',
] as const

export const SECTION_8 = [
  '1 an error field is shown',
  '2 a message field is shown, translated for GET',
  '3 writes only: a detail field is shown',
  "4 status 403: 'Acceso no autorizado'",
  "5 status 400: 'Error al consultar los datos' for reads, 'Error al guardar los datos' for writes, body as metadata",
  "6 status 406: 'Error al guardar los datos: ' followed by the detail",
  "7 anything else: 'Algo ha ido mal, inténtalo más tarde'",
  "Successful writes show 'Tus cambios se han guardado' unless suppressed",
  "Unmatched route: 'Page not found: {fullPath}', 404, non-fatal",
  "Route validation: 'Page Not Found: {fullPath}', 404, fatal",
  "'Unknown route middleware: {name}'",
  'Sign-in codes of the popup are handled',
  'Codes of the identity provider are handled',
] as const

export const SECTION_9 = [
  'Default language es; es and en are supported',
  'Language cookie i18n_redirected: 365 days, path /, SameSite Lax',
  'Consent cookies ncc_c and ncc_e: 31536000000 ms',
  'Cookie categories: necessary, and analytics that is optional and initially on',
  'Banner at the bottom, not forced; an outside click does not close the modal',
  "Spanish words 'Acepto lo necesario' and 'Borrar todo'; English words, too",
  'Currency: EUR, es-ES, two fraction digits',
  'Currency: nothing for a falsy amount',
  'Date format DD/MM/YYYY',
  'Date format DD/MM/YYYY HH:mm:ss',
  'Date format DD/MM/YYYY HH:mm',
  'Date format DD/MM',
  'Date format HH:mm',
  'Date format YYYY-MM-DD',
  'Date format DD MMM',
  'Date format YYYY',
  'Date format DD MMM, YYYY',
  'Unparseable time shows N/A',
  'Chat query limit 200',
  'Sign-in popup 500x600',
  'Popup-closed check 8 s',
  'Auth event cache cleared after 10 minutes',
  'Auth token sync maximum age 300 s',
  'Local storage polling every 800 ms',
  'Loading bar: duration 2000 ms',
  'Loading bar: throttle 200 ms',
  'Loading bar: hide delay 500 ms',
  'Loading bar: reset delay 400 ms',
  'Loading bar: height 3, colour #541264',
  'Reload guard 10 s',
  'At most 5 concurrent route preloads',
  'Payload prefetch starts 1 s after mount unless slow-2g',
  'Device refresh 50 ms after a window resize',
  'Scroll to top: property detail and search',
  'Password minimum 6',
  'Token refresh 5 minutes before expiry',
] as const

export type Row =
  | (typeof SECTION_4)[number]
  | (typeof SECTION_8)[number]
  | (typeof SECTION_9)[number]

/** Rows of rooms that are being built; whoever builds one takes its rows out of here. */
export const AWAITED: readonly Row[] = []
