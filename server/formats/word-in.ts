/**
 * What a table of ours says of a word that somebody else wrote; undefined where it says nothing. A
 * plain look would find what every object has, such as "constructor".
 */
export const wordIn = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
