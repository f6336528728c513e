/** Languages in which the server words its messages; `es` unless the request asks otherwise. */
export type Lang = 'es' | 'en' | 'ca' | 'de'
