-- Rounds that are played with the decks of a draft: a pod is what its log makes of it. Who writes an entry at a place first has written it.
create table pods (
  id text primary key,
  table_id text not null,
  over boolean not null default false,
  created timestamptz not null default now()
);
create index pods_going on pods (over);

create table pod_log (
  pod_id text not null references pods on delete cascade,
  seq integer not null,
  entry jsonb not null,
  primary key (pod_id, seq)
);
