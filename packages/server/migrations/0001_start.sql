-- People and their sessions. Codes, tokens and passwords are kept as hashes only.
create table people (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('guest', 'account')),
  claim_hash text unique,
  password_hash text,
  -- Accounts are found by this: their name in lower case.
  login text unique,
  created timestamptz not null default now()
);

create table sessions (
  token_hash text primary key,
  person text not null references people on delete cascade,
  created timestamptz not null default now()
);
create index sessions_person on sessions (person);

create table decks (
  id text primary key,
  person text not null references people on delete cascade,
  name text not null,
  list text not null,
  created timestamptz not null default now(),
  changed timestamptz not null default now()
);
create index decks_person on decks (person);

-- Servers that share this database, and where the others reach them.
create table servers (
  id text primary key,
  url text not null,
  seen timestamptz not null default now()
);

-- A table belongs to one server at a time; each change of owner raises the generation, and only the owner of the present one may write.
create table tables (
  id text primary key,
  created timestamptz not null default now(),
  changed timestamptz not null default now(),
  phase text not null,
  listed boolean not null,
  people text[] not null,
  -- What lists of tables show: made from the log, never the other way round.
  head jsonb not null,
  owner text,
  generation bigint not null default 0,
  leased_until timestamptz
);
create index tables_phase on tables (phase, changed desc);
create index tables_people on tables using gin (people);

-- All that ever happened at a table. The table is what its log makes of it.
create table table_log (
  table_id text not null references tables on delete cascade,
  seq integer not null,
  entry jsonb not null,
  primary key (table_id, seq)
);
