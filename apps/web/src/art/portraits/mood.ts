export type Mood = 'calm' | 'tense' | 'furious'

/** One value for each mood, in rising order. */
export function by<T>(mood: Mood, calm: T, tense: T, furious: T): T {
  return mood === 'calm' ? calm : mood === 'tense' ? tense : furious
}
