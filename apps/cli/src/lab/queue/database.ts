import { type Lang, labText } from '@negotiator/language'
import type PgBoss from 'pg-boss'
import { Failure, Misuse } from '../../failure.ts'
import { printable } from '../../terminal/printable.ts'
import { complain } from '../../terminal/write.ts'

export const QUEUE = 'negotiator-lab'
/** What an address looks like. */
export const EXAMPLE = 'postgres://user@host/database'
export const QUEUE_SCHEMA = 'negotiator_queue'
/** Any number, as long as it is always the same. */
const LOCK = 714_206

/** Jobs by their key, and what came of their tasks. A result that is there is never changed. */
const TABLES = `
  create schema if not exists negotiator_lab;
  create table if not exists negotiator_lab.job (key text primary key, job text not null);
  create table if not exists negotiator_lab.result (
    job text not null references negotiator_lab.job (key) on delete cascade,
    task integer not null,
    played text not null,
    primary key (job, task)
  );
`

/** Rows of an answer of the database; whoever reads them checks them. */
export type Row = Readonly<Record<string, unknown>>

export interface Database {
  readonly boss: PgBoss
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  close(): Promise<void>
}

/** Throws a Failure if the database cannot be reached. The library is loaded here: other commands do not need it. */
export async function openDatabase(lang: Lang, url: string): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Misuse(labText(lang, 'lab.not-a-database', { example: EXAMPLE }))
  const { default: Boss } = await import('pg-boss')
  const options = {
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'negotiator',
    // Nothing is scheduled here, and a submitter looks after its own work.
    schedule: false,
    supervise: false,
  }
  const boss = new Boss(options)
  // Without a listener a lost connection would end the process.
  boss.on('error', (error) => complain(detailOf(error)))
  try {
    await makeTables(new Boss({ ...options, max: 1 }))
    await boss.start()
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw new Failure(labText(lang, 'lab.no-database', { detail: detailOf(error) }))
  }
  return {
    boss,
    sql: async (text, values = []) => (await boss.getDb().executeSql(text, [...values])).rows,
    close: () => boss.stop({ graceful: false }),
  }
}

/**
 * Two programs that make the same queue at the same time wait for each other until the database ends one of them: so
 * whoever comes first locks the others out. The lock belongs to a connection, hence a single one, and ends with it.
 */
async function makeTables(boss: PgBoss): Promise<void> {
  boss.on('error', (error) => complain(detailOf(error)))
  try {
    await boss.start()
    const database = boss.getDb()
    await database.executeSql(`select pg_advisory_lock(${LOCK})`, undefined as never)
    await boss.createQueue(QUEUE)
    await database.executeSql(TABLES, undefined as never)
  } finally {
    await boss.stop({ graceful: false }).catch(() => {})
  }
}

/** Some errors of connections have a code and no message. */
export function detailOf(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  return printable(message || code || String(error))
}
