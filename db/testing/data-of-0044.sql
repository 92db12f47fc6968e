CREATE SCHEMA boss;

CREATE SCHEMA drizzle;

COMMENT ON SCHEMA drizzle IS '6d93d42b036dbb2bff60aa589ff8fc7b593dfacbab2a080e21c6cb6c608555d8';

CREATE SCHEMA langgraph;

CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA public;

COMMENT ON EXTENSION vector IS 'vector data type and ivfflat and hnsw access methods';

CREATE TYPE boss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION boss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO boss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          boss.job_now(),
          boss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE boss.%I (LIKE boss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES boss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i11 ON boss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON boss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i7 ON boss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i9 ON boss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i12 ON boss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON boss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON boss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i10 ON boss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE boss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE boss.job ATTACH PARTITION boss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION boss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM boss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS boss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM boss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM boss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION boss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION boss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION boss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM boss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE boss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE boss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM boss.queue WHERE partition = true
      LOOP
        EXECUTE boss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION boss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM boss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO boss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          boss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO boss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        boss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        boss.job_table_format(command, queue.table_name)
      FROM boss.queue
      WHERE partition = true;
    END;
    $$;

CREATE TABLE boss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE boss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state boss.job_state DEFAULT 'created'::boss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE boss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state boss.job_state DEFAULT 'created'::boss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE boss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE boss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE boss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE boss.queue_stats_20261127 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.queue_stats_20261128 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE boss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE boss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE langgraph.checkpoint_blobs (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    channel text NOT NULL,
    version text NOT NULL,
    type text NOT NULL,
    blob bytea
);

CREATE TABLE langgraph.checkpoint_migrations (
    v integer NOT NULL
);

CREATE TABLE langgraph.checkpoint_writes (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    checkpoint_id text NOT NULL,
    task_id text NOT NULL,
    idx integer NOT NULL,
    channel text NOT NULL,
    type text,
    blob bytea NOT NULL
);

CREATE TABLE langgraph.checkpoints (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    checkpoint_id text NOT NULL,
    parent_checkpoint_id text,
    type text,
    checkpoint jsonb NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.attempts (
    question_id text NOT NULL,
    round integer NOT NULL,
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    answer text NOT NULL,
    correct boolean,
    score real,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.card_pictures (
    owner_id text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    size integer NOT NULL,
    bytes bytea NOT NULL,
    kept_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.card_reviews (
    id text NOT NULL,
    owner_id text NOT NULL,
    card_id text NOT NULL,
    key text NOT NULL,
    rating text,
    undoes text,
    due_before timestamp with time zone NOT NULL,
    memory_before jsonb,
    reviewed_at timestamp with time zone NOT NULL,
    hinted boolean DEFAULT false NOT NULL
);

CREATE TABLE public.card_settings (
    owner_id text NOT NULL,
    new_per_day integer NOT NULL,
    retention double precision NOT NULL,
    fit jsonb
);

CREATE TABLE public.cards (
    id text NOT NULL,
    owner_id text NOT NULL,
    due timestamp with time zone NOT NULL,
    memory jsonb,
    reviews integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    question_id text,
    subject_id text,
    front text,
    back text,
    sha256 text,
    suspended_at timestamp with time zone,
    pictures text[] DEFAULT '{}'::text[] NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT cards_kind CHECK (
CASE
    WHEN (question_id IS NULL) THEN (num_nulls(subject_id, front, back, sha256) = 0)
    ELSE (num_nonnulls(subject_id, front, back, sha256) = 0)
END)
);

CREATE TABLE public.checked_sentences (
    owner_id text NOT NULL,
    key text NOT NULL,
    verdict jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.chunk_vectors (
    chunk_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    embedding public.vector NOT NULL,
    dimensions integer GENERATED ALWAYS AS (public.vector_dims(embedding)) STORED NOT NULL,
    bits bit varying
);

CREATE TABLE public.chunk_words (
    chunk_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text NOT NULL,
    generation integer NOT NULL,
    kind text NOT NULL,
    since_numbers integer[],
    until_numbers integer[],
    editions text[] NOT NULL,
    words tsvector NOT NULL,
    weights public.sparsevec NOT NULL
);

CREATE TABLE public.chunks (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text NOT NULL,
    generation integer NOT NULL,
    ordinal integer NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    heading_path jsonb NOT NULL,
    address text,
    inner_addresses jsonb NOT NULL,
    index_terms jsonb NOT NULL,
    page integer,
    text text NOT NULL,
    part integer NOT NULL,
    total_parts integer NOT NULL,
    since text,
    until text,
    since_numbers integer[],
    until_numbers integer[],
    editions text[] NOT NULL,
    difference jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    lasting_id text NOT NULL
);

CREATE TABLE public.complaints (
    question_id text NOT NULL,
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    kind text,
    words text NOT NULL,
    verdict text,
    left_out boolean DEFAULT false NOT NULL,
    reply text,
    quotes jsonb DEFAULT '[]'::jsonb NOT NULL,
    along_with text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.concepts (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    term text NOT NULL,
    definition text NOT NULL,
    original text NOT NULL,
    span jsonb NOT NULL,
    code_span jsonb,
    code text,
    code_language text,
    status text NOT NULL,
    change_type text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.conflicts (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    subject text NOT NULL,
    material text NOT NULL,
    note text NOT NULL,
    quote text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    alternative text,
    settled text,
    settled_edit integer
);

CREATE TABLE public.corrections (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    concept_id text,
    term text NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    original text NOT NULL,
    fixed text NOT NULL,
    removed_code text,
    basis text NOT NULL,
    evidence jsonb,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    span jsonb,
    patch jsonb,
    own text
);

CREATE TABLE public.cost_holds (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text,
    usd double precision NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE public.documents (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    role text NOT NULL,
    text text NOT NULL,
    sha256 text NOT NULL,
    file_name text,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    snapshot_revision integer DEFAULT 0 NOT NULL,
    compacted_revision integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.edits (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    document_id text NOT NULL,
    number integer NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    patches jsonb NOT NULL,
    batch_id text,
    target integer,
    similarity real,
    reason text NOT NULL,
    old_preview text NOT NULL,
    new_preview text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    first integer,
    steps jsonb
);

CREATE TABLE public.guide_steps (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    answer_round integer NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    chunk_id text NOT NULL,
    requires_click boolean NOT NULL,
    warning text,
    state text DEFAULT 'open'::text NOT NULL,
    box jsonb,
    drawn boolean DEFAULT false NOT NULL,
    screenshot_id text,
    "check" jsonb
);

CREATE TABLE public.guides (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text,
    question text NOT NULL,
    version text,
    edition text,
    language text NOT NULL,
    intent text,
    allowed boolean,
    version_explanation text,
    version_chunk_id text,
    answer text,
    answered boolean,
    answer_basis text,
    chunk_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    answer_round integer DEFAULT 0 NOT NULL,
    mode text DEFAULT 'answer'::text NOT NULL,
    current_step integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    missing text
);

CREATE TABLE public.libraries (
    owner_id text NOT NULL,
    revision integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.messages (
    id text NOT NULL,
    seq bigint NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    key text NOT NULL,
    author text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    detail text,
    edit_numbers jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.messages ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.model_calls (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text,
    key text NOT NULL,
    task text NOT NULL,
    task_version integer NOT NULL,
    model text NOT NULL,
    status text NOT NULL,
    requests integer NOT NULL,
    input_tokens integer NOT NULL,
    output_tokens integer NOT NULL,
    usd double precision,
    ms integer NOT NULL,
    answer jsonb,
    error_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.model_settings (
    owner_id text NOT NULL,
    revision integer NOT NULL,
    chosen jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.monthly_costs (
    owner_id text NOT NULL,
    month text NOT NULL,
    usd double precision NOT NULL
);

CREATE TABLE public.note_pages (
    upload_id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    doubtful jsonb NOT NULL,
    basis text NOT NULL,
    error_code text,
    reviewed_text text,
    reviewed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.packs (
    id text NOT NULL,
    owner_id text NOT NULL,
    product text NOT NULL,
    titles jsonb NOT NULL,
    language text NOT NULL,
    versions jsonb NOT NULL,
    editions jsonb NOT NULL,
    sample_name text,
    sample_hash text,
    hidden boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.provider_keys (
    owner_id text NOT NULL,
    provider text NOT NULL,
    address text NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.question_vectors (
    question_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    embedding public.vector NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.question_vectors ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.question_vectors_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.questions (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    round integer NOT NULL,
    type text NOT NULL,
    stem text NOT NULL,
    options jsonb,
    answer text NOT NULL,
    accepted jsonb NOT NULL,
    explanation text NOT NULL,
    concept_id text,
    code text,
    code_language text,
    difficulty text NOT NULL,
    evidence jsonb NOT NULL,
    state text NOT NULL,
    state_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    false_points jsonb,
    beside_point text,
    proof jsonb,
    by_hand jsonb,
    flagged boolean DEFAULT false NOT NULL,
    note_words jsonb
);

CREATE TABLE public.quizzes (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    settings jsonb NOT NULL,
    language text NOT NULL,
    status text,
    fact_check text,
    content_type text,
    strategy text,
    from_cache boolean DEFAULT false NOT NULL,
    shortfall jsonb,
    round integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note_check jsonb
);

CREATE TABLE public.replies (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    run_id text,
    interrupt_id text,
    value jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.replies ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.replies_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.review_questions (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    status text NOT NULL,
    answer text,
    basis text,
    quotes jsonb NOT NULL,
    error_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.runs (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    worker text,
    error_code text,
    error_details jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    settings_revision integer
)
WITH (fillfactor='80');

CREATE TABLE public.screenshots (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    source_sha256 text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    device_pixel_ratio double precision NOT NULL,
    size integer NOT NULL,
    bytes bytea NOT NULL,
    words jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_terms (
    source_id text NOT NULL,
    generation integer NOT NULL,
    term text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    chunks integer NOT NULL
);

CREATE TABLE public.source_files (
    upload_id text NOT NULL,
    ordinal integer NOT NULL,
    owner_id text NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE public.source_indexes (
    source_id text NOT NULL,
    owner_id text NOT NULL,
    indexed_revision integer,
    version integer,
    claimed_until timestamp with time zone
);

CREATE TABLE public.source_texts (
    owner_id text NOT NULL,
    source_id text NOT NULL,
    part text NOT NULL,
    ordinal integer NOT NULL,
    place text,
    text text NOT NULL,
    revision integer NOT NULL,
    words tsvector NOT NULL
);

CREATE TABLE public.source_uploads (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text,
    touched_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sources (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    file_name text NOT NULL,
    format text,
    sha256 text NOT NULL,
    size integer NOT NULL,
    status text NOT NULL,
    generation integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer,
    sections integer DEFAULT 0 NOT NULL,
    chunks integer DEFAULT 0 NOT NULL,
    bad_files jsonb DEFAULT '[]'::jsonb NOT NULL,
    error_code text,
    error_details jsonb,
    claimed_by text,
    claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    embedded_by text,
    embedding_error text,
    reader_ends integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.studies (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    topic text NOT NULL,
    named boolean DEFAULT false NOT NULL,
    language text NOT NULL,
    settings jsonb NOT NULL,
    document_status text,
    draft text,
    draft_stage text,
    questions_revision integer,
    artifacts_revision integer,
    artifacts_error text,
    artifacts_claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.subject_sources (
    id text NOT NULL,
    owner_id text NOT NULL,
    subject_id text NOT NULL,
    title text NOT NULL,
    file_name text,
    text text NOT NULL,
    sha256 text NOT NULL,
    words integer NOT NULL,
    places jsonb NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    revision_of text,
    binned_at timestamp with time zone,
    pictures text[] DEFAULT '{}'::text[] NOT NULL,
    edits jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.subjects (
    id text NOT NULL,
    owner_id text NOT NULL,
    name text,
    is_default boolean DEFAULT false NOT NULL,
    archived_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    exam_on date
);

CREATE TABLE public.text_words (
    owner_id text NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    term text NOT NULL,
    passages integer NOT NULL
);

CREATE TABLE public.thread_indexes (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    indexed_revision integer,
    version integer,
    claimed_until timestamp with time zone
);

CREATE TABLE public.thread_sources (
    thread_id text NOT NULL,
    source_id text NOT NULL,
    owner_id text NOT NULL,
    start integer NOT NULL
);

CREATE TABLE public.thread_texts (
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    part text NOT NULL,
    ordinal integer NOT NULL,
    place text,
    text text NOT NULL,
    revision integer NOT NULL,
    words tsvector NOT NULL
);

CREATE TABLE public.threads (
    id text NOT NULL,
    owner_id text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    status text NOT NULL,
    stage text,
    progress jsonb,
    notice jsonb,
    question jsonb,
    error_code text,
    error_details jsonb,
    active_run_id text,
    active_try integer DEFAULT 0 NOT NULL,
    running_since timestamp with time zone,
    active_ms bigint DEFAULT 0 NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    subject_id text NOT NULL,
    acted_at timestamp with time zone DEFAULT now() NOT NULL,
    binned_at timestamp with time zone
)
WITH (fillfactor='70');

CREATE TABLE public.uploads (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    source_sha256 text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    size integer NOT NULL,
    file_name text,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.verified_notes (
    id text NOT NULL,
    owner_id text NOT NULL,
    key text NOT NULL,
    concepts jsonb NOT NULL,
    corrections jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note_check jsonb
);

ALTER TABLE ONLY boss.job ATTACH PARTITION boss.job_common DEFAULT;

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261127 FOR VALUES FROM ('2026-11-27 00:00:00+00') TO ('2026-11-28 00:00:00+00');

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261128 FOR VALUES FROM ('2026-11-28 00:00:00+00') TO ('2026-11-29 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO boss.job_common VALUES ('271fb90b-b5c3-45a4-9122-deb94fcaaeac', 'runs', 0, '{"runId": "run_7a99a54bd7724f8e822db893ee2b3816", "threadId": "thr_2faf23d55cff475d9153881fb42a6bac", "subjectId": "sub_b39a758d0e6f482399a1ec6bc8764e7e"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_2faf23d55cff475d9153881fb42a6bac', NULL, NULL, NULL, '2026-11-27 18:43:32.939864+00', '2026-11-27 18:43:32.939864+00', '2026-11-27 18:43:33.07886+00', '2026-11-27 18:43:35.231702+00', '2026-12-11 18:43:32.939864+00', NULL, NULL, 'key_strict_fifo', '2026-11-27 18:43:33.07886+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('5fa09250-d966-49cc-aef8-31b35f5ab62f', 'runs', 0, '{"runId": "run_80c366374d9f447aa6e82459bbdf978d", "threadId": "thr_40d71f3bf15546f38ef4e6ca7ba552ff", "subjectId": "sub_b39a758d0e6f482399a1ec6bc8764e7e"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', NULL, NULL, NULL, '2026-11-27 18:43:36.132673+00', '2026-11-27 18:43:36.132673+00', '2026-11-27 18:43:36.203996+00', '2026-11-27 18:43:36.747321+00', '2026-12-11 18:43:36.132673+00', NULL, NULL, 'key_strict_fifo', '2026-11-27 18:43:36.203996+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('bf2b5673-48ea-4b52-8c3f-f7715c6b5f28', 'runs', 0, '{"runId": "run_67e90821ea1a48a4b299ab3e9c38c35f", "threadId": "thr_40d71f3bf15546f38ef4e6ca7ba552ff"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', NULL, NULL, NULL, '2026-11-27 18:43:36.772418+00', '2026-11-27 18:43:36.772418+00', '2026-11-27 18:43:36.784339+00', '2026-11-27 18:43:37.270106+00', '2026-12-11 18:43:36.772418+00', NULL, NULL, 'key_strict_fifo', '2026-11-27 18:43:36.784339+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('917fac46-e646-4bc4-8c54-1c2310ca78e6', 'runs', 0, '{"runId": "run_1fe1ff8bf100439494edb510f88f4733", "threadId": "thr_39d609814c9648a5bece1c854310aadb", "subjectId": "sub_b39a758d0e6f482399a1ec6bc8764e7e"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_39d609814c9648a5bece1c854310aadb', NULL, NULL, NULL, '2026-11-27 18:43:37.355634+00', '2026-11-27 18:43:37.355634+00', '2026-11-27 18:43:37.462925+00', '2026-11-27 18:43:37.888359+00', '2026-12-11 18:43:37.355634+00', NULL, NULL, 'key_strict_fifo', '2026-11-27 18:43:37.462925+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('38bfeaa0-0392-4fcf-8cdb-59b983070865', 'runs', 0, '{"runId": "run_eb8a3d7a066f40899d752b68513c3be0", "threadId": "thr_07738e2d1b384d9181c1b63d43f42c67", "subjectId": "sub_b39a758d0e6f482399a1ec6bc8764e7e"}', 'active', 25, 1, 0, false, NULL, 14400, 86400, 'thr_07738e2d1b384d9181c1b63d43f42c67', NULL, NULL, NULL, '2026-11-27 22:30:04.725816+00', '2026-11-27 18:43:39.06953+00', '2026-11-27 22:30:05.479799+00', NULL, '2026-12-11 18:43:39.06953+00', '{"value": {"message": "job heartbeat timeout"}}', NULL, 'key_strict_fifo', '2026-11-27 22:30:26.707135+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('9b416658-8c0b-4b87-80ae-d114e967b733', 'runs', 0, '{"runId": "run_6beb2e65af4a4267bc6966d20753e149", "threadId": "thr_ea73d262fa714401b3f8d82966804e05", "subjectId": "sub_b39a758d0e6f482399a1ec6bc8764e7e"}', 'active', 25, 1, 0, false, NULL, 14400, 86400, 'thr_ea73d262fa714401b3f8d82966804e05', NULL, NULL, NULL, '2026-11-27 22:30:04.725816+00', '2026-11-27 18:43:40.785957+00', '2026-11-27 22:30:05.569786+00', NULL, '2026-12-11 18:43:40.785957+00', '{"value": {"message": "job heartbeat timeout"}}', NULL, 'key_strict_fifo', '2026-11-27 22:30:26.93362+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('ee6abe5a-3e2f-4422-aafd-2b551347b9fa', 'runs', 0, '{"runId": "run_4f7c16bbc2e74cf5a6ef645263d6fbd1", "threadId": "thr_e1f30169486144f3a06e56b51c72090b", "subjectId": "sub_b39a758d0e6f482399a1ec6bc8764e7e"}', 'active', 25, 1, 0, false, NULL, 14400, 86400, 'thr_e1f30169486144f3a06e56b51c72090b', NULL, NULL, NULL, '2026-11-27 22:30:04.725816+00', '2026-11-27 18:43:41.302812+00', '2026-11-27 22:30:05.565116+00', NULL, '2026-12-11 18:43:41.302812+00', '{"value": {"message": "job heartbeat timeout"}}', NULL, 'key_strict_fifo', '2026-11-27 22:30:26.938898+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO boss.queue VALUES ('runs', 'key_strict_fifo', 25, 0, false, NULL, 14400, 1209600, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 3, 0, 7, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, true, NULL, '2026-11-27 22:30:25.039989+00', '2026-11-27 22:30:25.04739+00', '2026-11-27 18:43:33.619199+00', '2026-11-27 18:43:28.465054+00', '2026-11-27 18:43:28.465054+00');

INSERT INTO boss.version VALUES (43, NULL, NULL, '2026-11-27 22:30:24.855977+00', '2026-11-27 18:43:33.717789+00', NULL);

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '93a63781ebdcd6c0cee004e43a69425841d28055f2bfc5ec738192483f60933b', 1795258898402);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '789476057a3427948d60d8c2b991d05ffb0a9aeee0ce2963f8f9624460c3a93c', 1795267480853);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '320646df0f2c12a00f60c6b5fa4ff50c1118d7834e117303f9b38b881b0c3251', 1795276755443);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '43fceb69519e3eabc038ff056aa8adcac36d3fce081382ca17f82b342128aa06', 1795278866835);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '4d2f4f01c784e4b9a49e97a9cbb16664f1a8365a8c54de13117dc6cd0bc95d7e', 1795288153906);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, '788483bb3f75281a63a1fe2f73b8a3c9fdc1405f42543cdc4476523ed64d1060', 1795299461308);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, 'c6948c84cf1c8f95a33eb1db79025141dc41f7418b4385afc79dc1d97a371ce6', 1795312402846);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '5535440528c6daba1d8f8ccbfa7e9faeaffab620f52e7cf17316f8784cac8f73', 1795340253699);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, '7ee75f9f36f4c520a42abc02fc20dd39c7745c861a86f4714fcaa447da6258ff', 1795340490576);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, 'e8cc1c6331a4f9d4c5f84c2b3b093c39f8b1cd175610e63931f87ff937353a6a', 1795342828256);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, '6143e95a6d375f677da640acd83ac759236781dea791ef4753c724fff71992d7', 1795343082453);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, 'd9eae49c445d53a73205a0381458056eab7e3712dd7a08eb9e0ce3ef28903f24', 1795351514985);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, 'e22064d0ae3a1cc9a9f73567b0e3fb0998785f33d549915f03b6eba5831a7bcc', 1795353491196);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, 'f239debd5460711281d10717c91aff9619c40ef6c7c57099048f646abf785f32', 1795355850632);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '2d61df622743cc86d4059f23e7e56f934a95ad6041183d08cb8d1eb74bec801c', 1795365557555);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, 'eeba7108f6ecdf672132266d2eeefb40ad4cdbdb806166595d829a142e1a00b1', 1795377309975);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, 'a9898c95a1d2573a4f3522d18a299a5b95f8647893e3499ad5e413b6ef3e9ab0', 1795389294933);
INSERT INTO drizzle.__drizzle_migrations VALUES (18, 'd1c3e4ad7ef9c773dc1b8255176f0f084acac7dc8b5fb6f0d54c69c5976d0360', 1795478907706);
INSERT INTO drizzle.__drizzle_migrations VALUES (19, '94f359416525338e2e2154f52b1a2cfd418636caeb0663d2f1b64798aca50987', 1795642579733);
INSERT INTO drizzle.__drizzle_migrations VALUES (20, '4ef4f5cb9d0e129cb33801d0ffbf61c8e64b6984d3df39ceb82f3d5b2a98eda4', 1795646020049);
INSERT INTO drizzle.__drizzle_migrations VALUES (21, 'b15a986fc146de007202631e7f40fcdf2ab57f393e4f08636beabb40f6cc3156', 1795655891982);
INSERT INTO drizzle.__drizzle_migrations VALUES (22, '97edab7cd53c7f38cdac3846c0a360445fc5d335a6669ffa7dbea55f800e3cd5', 1795660293018);
INSERT INTO drizzle.__drizzle_migrations VALUES (23, '4757f5f084708d64636d10645d290dad0ad5811d530ccf62be72fbef73ab2fc8', 1795661123081);
INSERT INTO drizzle.__drizzle_migrations VALUES (24, '9887c2b759da64e369c2aa144a85c32f0e68ecd60fe575abfb736ed366e5910b', 1795662569786);
INSERT INTO drizzle.__drizzle_migrations VALUES (25, 'e7158af377d0ef3113a517105f05a8939d733d398d848608ea64d42e58c15b19', 1795677269425);
INSERT INTO drizzle.__drizzle_migrations VALUES (26, 'f36b252f1c10ddb646a24ba55a2a7ccfa026d72dc34fbaa4d80a2d4ab25eb0ff', 1795681440576);
INSERT INTO drizzle.__drizzle_migrations VALUES (27, 'e9141c4296bf137a0dcdd56eec7a21e107bd9accab74e04b3ce227f89f38f24c', 1795682033742);
INSERT INTO drizzle.__drizzle_migrations VALUES (28, '17aeebb3296f0ab125443714b90c7daad2b3b63248bccf1c709d075798a4b56d', 1795682093742);
INSERT INTO drizzle.__drizzle_migrations VALUES (29, 'e428e0f8c70dfba5d23407943460c19984cee3d04fd1cdec6312533334141a7f', 1795691407494);
INSERT INTO drizzle.__drizzle_migrations VALUES (30, '9bc1df1672fd88eec1c13a3651978ce308eee224480fe7cc71fda6119d87f9af', 1795707271955);
INSERT INTO drizzle.__drizzle_migrations VALUES (31, '20f09fdaac46d8f394c98556bce8520f92cd9e45d9242473a952557fca0bf369', 1795711009455);
INSERT INTO drizzle.__drizzle_migrations VALUES (32, 'fce265b516f694d5bd5a41fc72008a0dcc507a2f022b2e2b057239a8173fa161', 1795713470889);
INSERT INTO drizzle.__drizzle_migrations VALUES (33, '4df8ce01f01f872e303146fb63067c374ff489b9f7db89aaed26fe4029ca3714', 1795713480018);
INSERT INTO drizzle.__drizzle_migrations VALUES (34, 'b3674805e28d537287d2dd7eb837710a931e7be215bc2f9b4f191b2f2c8fcd9f', 1795713812126);
INSERT INTO drizzle.__drizzle_migrations VALUES (35, '058a83379b21009ec38065771df2c7e275bcd79e9af7b34a9774091b73ebafeb', 1795719852676);
INSERT INTO drizzle.__drizzle_migrations VALUES (36, '83c5def6200d428ad61dc005d13485bbeff063abb8dc06458cb57a3ab0a2e988', 1795724240139);
INSERT INTO drizzle.__drizzle_migrations VALUES (37, 'ebeda6cc4535d1291a393ad1c8fdc36c3caaaaf891e9bcd93179833ac9d25347', 1795732570089);
INSERT INTO drizzle.__drizzle_migrations VALUES (38, '4ac8ce76c3d1890dca3bcfc629a5b2768ce03dcb5119a508ce239444f564af99', 1795734692956);
INSERT INTO drizzle.__drizzle_migrations VALUES (39, 'e2c663d2c3f596ada1841bcf9cd573f2e3409870de2a4abfe1d2b58aa3606dcc', 1795745955240);
INSERT INTO drizzle.__drizzle_migrations VALUES (40, 'a1c7581012675d27bda62b0f8777a35b1e75943d9fe445cf73d8fef6c49bd5ae', 1795768881556);
INSERT INTO drizzle.__drizzle_migrations VALUES (41, '32f7b0d306a7803d7873cad1d2158b74bcf8cfd93bac2dfecaf4dbe0eeaf28d9', 1795773645911);
INSERT INTO drizzle.__drizzle_migrations VALUES (42, '4fc4b9ad407391ff2c20e8543a0f151508870543d0d778fd58e1e914989e31b4', 1795785726988);
INSERT INTO drizzle.__drizzle_migrations VALUES (43, '7e4196e4381fa7b18780540a96b58cf1643c2ea2af85781df956482576862340', 1795788665193);
INSERT INTO drizzle.__drizzle_migrations VALUES (44, 'a4bd16f917feffc265a1b74cce68aadbf04db64430e7aa46644712970bfe461d', 1795789987285);
INSERT INTO drizzle.__drizzle_migrations VALUES (45, '2a728f9f1e233a2ff8b31e90a1f8c378d8e071582493f6639feea91c9f82cbdd', 1795803967261);

INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', '', '__packed__', '1f1ea927-3a5b-6340-8009-9a276f8704ae', 'bytes', '\x8591cf92da300c87df45671f968440f01bf4d4cbde3a1d8fb0953fddac9cda0e94f1f8dd3b092d1876616fd6e82759f37d117487cc34a8030e1379901142e708cd3703727eaaa2c1a6284d55e9a6596f2bb35b55655daf9afdbac0cd1e3508b04726b70c0c56e3000206e476c29640023108d0960371783d8db4ac25eb4e20c0078781da1348f001d9a0332000d91fc9910119dc44028ec861ae2a01ce4e6c40be0878efbdefb95dde0335e1fb14e6e3070db21010ce1f4d6ca8e9990c2401bf26d3ce6b9e86e84f87930f5fe6941a1db534a880fecd83fcf133892b4b72beb7bcd054ca077441a9f3aa0bdb22c35608d83b64ddc96025320e274fea1f3290658eb3bc6359e610cb7ccf60ed9b9a46a5517704729df71ad441e98ef4db42f50abcca533e5847203737933d1b4587de106b02b9cd7b2d31cda7a8df13f97006505f9cd55791753e353a7b20753ec183dce53d47ef73d3d148183cc8552e7e2ef2289a13c8d52a09f8cf5f79223e4be8799c1609719177717223689efd803f3e7353240177a0e36307651290a38f0f94acd36c75811f3ffaa8e62db71ae263439b24e03331f10b71db24e04e4d7c6cad4e02ee65c52722774b7e31163f91f89252fa0b');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_39d609814c9648a5bece1c854310aadb', '', '__packed__', '1f1ea927-5407-6780-8004-c8110b5410fd', 'bytes', '\x8d92c16eab301045ff65d65e401c28f1aecb7e435559c61e028a63a3b1495a21febd322494eaa5afdd61319e199f7b46d0ad720eadbc283b600031426c0995793120d2a7e4075366872adfeb43b9af5451a3c65c57c59ee79952a60606feea90e60bd66b6581411cc881c818901f9c019133d0ede04e2f26807805dd9e649d97f9e14995bccef43ecbaa3a7fd2d82855955959f1c30ede1834cbed480332e8915ad507108db2219d5b5221adfcfac620a022dda2793eaacead25e72e84ce1d410030b87a4ad3dd606ddac60774f753e70cbecffb461f9505c1199cbd4110a05cb8220103c2309cf1392ecfc24b87d7db215287665983b0b71f09a2d520760ce2479f9a0cce60d3393430314067e69dfe5be4f03dfe5222654f78442ba30aa71b869a94d3ad885e5c551765e3490e01498688bdd4adef746a734487a422ca66b056de5e38b12f179042e7dd6c8394212a8a522e7bac6eec36b1efb6830d46d47119dbb9882ece381723f86a045fd32d56fee5cabfbcf32fb7e0f9163c5fc1f3ad5cc51a34df28c2ff31846fece0dbfd758bfa74470062bffd4798465e5036e4cff2823a7a0ad113ce7357418b2fbf8aedf587dcd313ff145b3931b8272303a6ee299ecef5c31ccf383bb1a6f52dba7c62f02898f197e076b315df808c3fb3e2530ae84744e3df48ee27f6d8d06f0d1e5714d3347d02');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', '', '__packed__', '1f1ea927-4e2a-6010-8008-7ff992b1b341', 'bytes', '\xad544b8bdb3010fe2b66cea2c45192ddf8524aa1b087165a283d9422146b1c8b5524578f4d17e3ff5ee4c41bcb59075af666cdc39af91e6aa1acb9d6a8d81357011d142df8da22170f028af8c9560b7197577457e5ebf56a53d17bac56b829f9dd8eafd7cbaa0202e6a8d1f60dca945c0181a3f4b509fe8bf1f19f15570e09f86035144b02d6042d1c140b0215972a583c1d1ca2864207a508081376be0aea6b301e87a04614eebb43fba09be0a1f0362001be47ed3fa3737c8f50409ea1903e3b72971db8c077d98f9afb0c95c3ccd5262891ed308b6bef51bc07028a3bffa1f4d2682820b6429c44e13974bad934a83fd646962fb3fc0ee862c5b7b84c3ffe10f9842876bc7c9c565eb6f8e323d0aaecd1f0cf4d1c3b688195d428a02350492d5d8de2053baedd11edf55d0f11c79fbf0830d658dca3629ebbc7736c67b92eebc29b22aec50edca3955c9dd7bc9c3b7291015a278dee85c098f3dc7ac64e63bec86239627c39bea5b1d8708b4c9ed8a1531d6c060de48b8b08b663116c0711c48a890462682a80184be98f9131a3f92261739b52992fae88a4af1149c72cc6a60b4174420e9d9043c708697e407642128ad538b3478d967b1cb194e42d9666afa543a64f6026597ee4d20f9975daf724f138a436e3947bd6be46271d427177432df9a2233008839df889eae8698eea683b32164ba29cbc2330d1453b2f996547e01524dadb40d18e40826c3b0779acbc42b2bd0573ec48d06de7605ff5ff1ea3ddcef2b0ee088ce16f6768d97464e2d5a47492daf63c48edd1dad09cb998f5ed8c37e9c59a746c4d3a58935e39935e1b934e7d49535bd2c495347525fd0f53deffa327d3c7edd61bf616eebde5cf5bbe7e03f7de775df717');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-609e-6200-ffff-ca73ba0e0b83', 'bytes', '\x8590cd6ac3301084df65cf3a54b6895dbd414f7d801284a21dc76ec5dae8a769097af7e298d2de7c1b986f6697b9939f9c0882fd74a12091b993937443046f3a78328da2fcbd820c15618cb380a92a0a18f36bc907d47be1eb6115be2657523ee4ac4dd9c56cedc6e529c2f10b93d9a47deafb7640c3fad20e1d3feb417b7d39b5dcb563d7f8534f8a969b203e0261f12eec8d6bc415c166973e1299b773557f9320a67991c728ff4eebaae8d7b20990dd9f652dfb6bb5d61f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-60a5-6730-8000-0654c2eb3b57', 'bytes', '\x85904d4ec3301085ef326b2f881335a96fc08a0320349ad89326604d22ff50aac877474dd5021bb29bc59bef3d7d2bd89144d8e327f9cc11cc0a690c4ceed981b99ef8d4b675c7da557ddd35ee587595adfa43ed9a7a68b43db4a0603e0b87edc1cf963c282089670eecae3c6fc16805e9b23018c8e27898841d14059e87f492d34eea3dbbd32e8abf46ca31ede61097c027f698287e4430af6f0afa40624793664342fe1219ed2c89258191ec7d513f9638c46996cd13624c1412e2adeb614dff12a2ff85eba2e04ec4c82c37ec244bdeb0ebb6f7d1f2a7b22aa57c03');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-6135-67e0-8001-3bbdc35e3607', 'bytes', '\x8591c14ec3300c86dfc5e71c68336d236fc0890b3784222ff1da41e45489c3a8aabc3b5a07a3ecb0dd7cb07f7ffe3c81eb919982fdc45028839940fa44e89f3c9853691f361bbda5d6373bbd5df9c766dbb866b7d67ea5f7abd6ad37a0201e99d23c10a2c3000a027257b02330400c0a5c6421969771a03996621a4141968442dd0806b2207b4c1e1420e72325f22798e0c0b40ae43c58d8d3fec0e4a12a08b497e72277bade8befee46d1578f25cbdd3e6b87441d052b983f3298d73705bb84ec7a23d184183f6c19ac43d713182e2154f52798523e449e155b9b0593587bde7411de2e5cb6cb68640c6326fbe3118c5e3ad65782f5d2acbe81a8ab825f2e9b89f80c77e0a1cc70d37cf385f51f78534f9fbac29a6e31b7b5d66f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-6170-6160-8002-5363d73e26ec', 'bytes', '\x85913d6ec3300c46efc259436d1949aa1b74ead2ad280446a2ed34026d485453c3f0dd0b3b6de00448b371e0cffb1e47702d3253b05f1832253023481b09fd8b073397f669bbd53b2a7db1d7bbca3f17bbc215fb8df695aeabd26db6a0a03b31c56520740e032808c84dc686c0003128701d0bb1bc0d3d2d6ba98b0328481251a819c04012648fd18302e474a2487e86090e4ca940ce83993dd507260f938240b5bc6679d0f5997df370157db798933cecb3b68fd450b082e998c0bc7f28d84764d71ae94c8d4eac6bc91d1713ddd1e6de3a742dcdb317d114d3a1e345b5b549308ab5e78b17f1e5ca69b93e818c6148647f7d82d16bd7fa46b45e1bd6eb3dd774a6ba17a39a14fc01db44c467ea03f779a11e1729971057898a697ee50deff85f9872feea35d9781f5a4fd3f403');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-672b-65f0-8003-5dfdefb8c526', 'bytes', '\x8590c14ec3300c86dfc5e71c68d3b19137e0c4851b42919778ed58e44c89034c55de1dad83512606374bb67ffbfb4670033253b0af180a653023c89008fdbd07732cedcd72a957d4fa66ad579dbf6b568d6bd6b7da777ad3b5ee76090ae21b539a16427418404140ee0bf604068841818b2cc4f278d8d3144b311d4041968442fd010c6441f6983c2840ce6f94c88391544841a08d3c1439fe161c9856819c720a7bda6c993c54052fc5f7c79d3f87e87dc092e5df396bf7897a0a5630ef3298a76705eb84ec0623d1648989c07009a1aa6f8394f236f2e4d0da2c98c4dad385b3d17626ab9d4722633864b29fa2c0e8b9447d6150cfd5e9794e887167cbde3a740381e9e6bd0d3ab16e20b703b3986b5efc02b7a80abe886c26e213d696f765c21a274b67ca1fc84d3da65f008d7fd1b655c1c5ebe3752a5d15cc61c62b905dadf503');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-6788-6250-8004-8a7a3db1189e', 'bytes', '\x85d0cd6ee32010c0f177993387b5713e9637d8d35e7aab2a348189ed0d1a2218da4616ef5ed969bb6e56cdde380c03ffdf046e40660af61943a10c66021912a1ffe5c1cc47fb63b7d37b6a7d73d0fbceff6cf68d6b0e5bed3b7dec5ab7dd8182f8c294960b213a0ca02020f7057b0203c4a0c045166279b89c69594b315d4041968442fd050c6441f6983c2840ce2f94c88391544841a0a3fc2e32ff2d3830ad02b9ee29ece9383279a80afe14dfcf77ee0ed1eb8025cb7fe7ac3d27ea2958c17cca601e9f141c12b21b8c44731cd95b7a1e3db123305c42a8eaaf24a53c465e2cadcd8249acbdbef429dbaed0daf56a640c974cf61d0c8c5e63ea1b49bd26d4eb3d21c6932d67ebd00d04a6fbf27d7462dd40ee0466b3e6deaca7b2c44460b677c2b755c147adcd447c4d1ef95c96e46991fc14f8c2d1d4f9e59bd8e99e445b15dc644ddf17ebaa601d3a7d03d0d5d970499dfeaddfd45adf00');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-6949-65d0-8005-0c92531f4168', 'bytes', '\x85d04b6e1b310c06e0bb70ad45e7618fab1b64d54d764521d0123d33b140b97a243504dd3d98719ac80e9cec0490fc457e19f484cc64d533da44016486387942f360402e4ff56318ba1db5a6d977bbdefc6c768d6ef6dbcef4dda16ff5760001ee85c9af03d669b420c0228f09470209c420403b8ec4f1f17ca235969c3f8380103d461acf2021446483de8000e4f0429e0cc8e81309b07488bf525c76b31a642b205e72121b3acc4c068a80a764c665e6cb26fa37610af1db3ea54e9e46b22a62380690bfff08d87b643dc9e8e4484ccbe2ea6fa21067c70124276b8bf8e0241f2e850c4a85883e2a75f9ee9db7ade4da3a1f19ed39907a5303d9d5a2dd0d67573b76758e75eea8d24969d41381ecebda0175547a227d04b9a9cd37755788ce13c8edd5e4cc46d1f36c8835811cbe93198a80ff1c2a10f1c564e6535a4df2eafd4e74e5d59465b51b8dfc15555b04dcdc9def937445402d91ef08f565415e2df2679ecd9272ad92ef836d4b29af');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '__packed__', '1f1ea927-6e21-6990-8006-fdf02e1dc3e2', 'bytes', '\x85d1cbaedb201405d07f396306f123b1cb1f74d4c99d5515227062bb41079747d208f1ef95edf686a4cded0c046c60ed046a944468c4459a881e7882303a94fab306be0cc5aeeb9a1e6b5d1d9bbed59faabe52d5f1d0e8b639b5b53a74c0c05e09dd7ac058250d303092862807040e48c040590a48e1ed36e31a8bd6dd80810f4e061c6ec0c107495a3a0d0c24f92b3ad4c0838bc8e02a292cb33d03672369e03b06064fe14b0cc0bf7e63f03dea61d991c028e03583b05d1449e36922d49019e0cf5146bf26ed1808313b1cd08820fdd96f314727498d3c583e3b7b41b13dc403a7684c66772b747eb2b46a09e183744188edde77bbba60a9cb6849d2dc3c8adf24c09b92ab79b26a4aa4a6cc31d69e459c85926a44e06db976922a0835a23aaf6a77d07db9cb07eb10f8e1e1e4445ae065d2480a8177e5da8084cb53c48f883e6c00fd7b27fdbda8bea8a77f80ef3f40ee33833fb2c223d2c63bd11c57de9459a9fd405fe5e5974fb0e923f53a3378224caf759bcca0444d2fb0dbbcf4b5b2a6bfa5f74bca23707a6d7fc80cfe459efe53499773fe05');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '__packed__', '1f1ea927-70f6-6b21-ffff-6d53ff7dc952', 'bytes', '\x854f490e823014bdcb5f770105017b03cf604c53e9471a9b5fece010d2bb1b204677ee5ef2e619fa5111a195776513061033dc1286681c2dd8f6203883f89a100424d23818420d9901e133fe914819a2f251ca4517478f4a1f3488054a546da579c307d596755d94e76ae874c7f74dd31535163b60e01e847e3558d72bbb254e1e2f686554e11a401c4f997d2fa00fc6d17ae2a7bacc0c3e940c88b4f186a6b44dcb39bf01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '__packed__', '1f1ea927-7100-6760-8000-648bfb164b0a', 'bytes', '\x858f4d4ec4300c46efe275166da6744a6ec01910b23c8d4b2b2227931f985195bba376c4001bd859b2fdbeefad30ce24c20edfc9154e6056c87364b24f16cc3622d3f16075af273ab65dd7b4a7c334d8413ff6fdd074dc3c8002ff211cf707e74772a0e05c38e5c5cbc6732318ad205f0383812296a745d84255207cc9ff9c2086c8afec30537a4b609e5f149c22c9389bec4d881c28322e124a0623c5b9aabe9d38a6c5cb6e859832c58c784bba3bea1ff5f51f685d157cf13031cb0dba6f37e8ba77bd67fc0a6c6bad9f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '__packed__', '1f1ea927-713f-6f00-8001-7f4f49d43dce', 'bytes', '\x85924d8fd3400c86ff8bcf7368e3d22db92124a41e5809244e088ddc8c938c76d6939d0f0aaaf2df511ad2a6e92edc26ce3b8ee3e73941d592083bfd935ce608e509521b98ccde40391c35d3039a625bd4f4b0de6c56eb03d63bb32bde6fb7bbd58657ef40813f0a87f305e72b72a0e06853eb737af469e859938bac20e52050ae14049fc5c4f3b126eb72e0f121320b94929d53607c3ea43abb2fd9279e8ac26ce2b7c8612f5d4e50a6905901352ce933c748cd25e928a60f55b2fed230b2e39b82ef583eb6de56974b2f99e390f83acc779e68aa7c623607aa9e96c9eb60bfd2b03b5741592848bf3b8612b218aeadb0815e416dc5c696cd651d24f1c8e1fe5bfb6135df7f28d0ba0bdcb0d389e2d3dfda2190546d997c29f4cc7a64354d717dd9b070a0c4fa9912074bee3e12b8f28dd8c85a464a43a05757213844ebe5ac84d63151485a8f7f7711a498b12fe6cdbbc01d05d676e4844b2370b201af36e0dc069c6cc03b15f0de035c4a80b706e00d7ebc658f77e0f135f038a78e739eb860890b96f82636fc0f33fc2730ec154c94f4b8ad01d579e703aa53afe6e46e30ae7b050b48a7b7f9157ddfff01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '__packed__', '1f1ea927-7376-6580-8002-db71942aac37', 'bytes', '\x7dd14d8fd3301006e0ff32671fda4ce896dc1012520f2081c409216b1a4f1a6bbd76f0070545f9ef280d49f3b1dd9b331e3be3f769a1acc95a36f23799c4018a1662ed99d44941d12f25d313aaec9055f4b4cff3ddfe8cd5511db3f787c37197f3ee1d087057cbfe76c0b8920c08b8ea58bb14bfb8d8df5991092c20266fa1d809f02e59156ecb8ab4499e878fc06ca1b0c91801caa573ac92f99a5ce4b1689955f81ed89f6c932214d127164017b6f133874097a9d350881fcaa8dd746160c38b826bd87eac9d2ea743bf1287bee35b3fdf6da2b1f289599da97c5e77de07fb13fbec4c09452620fe6d180a485671a52d2be80454daea50b39ae2201baeecb7ff3af5d1fcf82940cac6f3858d8c149effd7ce9e6c5917d11574251da51d12eea7e8c41d937dd0cede38a50c917c9472986cc2cd666ed9fce2c673439ea51e32c6b5268e927897c4b9248e92b861c4ad21ae0171a9870b3a5cbae1060d5f43c3b918ce2d70e5802b079c2763e985e5902014f97ce7c2963d45962f14d96b32ab7dcfa5bb581d7804cb1f52e69d80d14f0e39f688378d1eb1edc4dc7401bcef04acf8dac7b25927e095c1dbb7df859d804510eda384facecdc3dbb752c1aeebfe01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '__packed__', '1f1ea927-7412-6980-8004-aee94974628a', 'bytes', '\x7d924d8f9b301040ffcb9c7d4870c2a6dcaa4a957268a556eaa9aaac090cc15aaf4dedf1a62bc47faf4c960448b237331ff6f0de745036682d19f58a265280a2036e3c61b5afa0484745f824ab2ccf6a7c5a6f36abf541d6bb6a977dcaf3dd6a43ab2d0870274b7e6830ae4403024e9a1b17f9bbe374678d2690008ede42b112e05db455188e356a133d9d3f029185c2466304542e1eb88ee647744c63d01255e15720bfb76d6428d847128047b2fc8d42c0e3a5d260e0cf256b77b93090a159c0b564bf344e9797a6bf9142aaf899e61b261a235f89aa0396cfcbcaeb60ff38b133251499007e6b090a88b6a25a5baaa017506bab4343d50507da70227ffbd63ea1f9fd478052ada72319c5189edf63078fb66c0a764578b3dc50d021bde4e955d349d981772fae56c907edece055a9c0e859a9f38817cbd94460367da1f5d4a227a5cfb0e5526b3e2a9557a572aa548e4ae58d4f792b532e4dcab946397328e702e58d3d79cf9e9caacba752e442885c08915332165f489d0942b199668e64c923937a4126afd12cf29e4a77b43ad0bbab79164fa879cc6ce77d13c169f2fb8b90f70246e7eacc3e891f0c26f15d2fa67b305b8a752f60a1bc7bbc0d592fe0cecf761fb390bd8019bcee11d5547903abfb8864ea9801ec1e91dd0c774f81760f516ffbbeff0f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '__packed__', '1f1ea927-75a0-68b0-ffff-efc1281eb52a', 'bytes', '\x8591c14ec3300c86dfc5e71e9aad2bac378e3c03429197b84d4470a238654c53de1dad05895b6ebfe4cffeeddf77300e9929e82f0c2b094c7748941da64d0603d3a183724b0413ac6c69f64c166a07c965146a5142988d23fbb2a0e706fbe9453c2f0dea1ab36db91a17855a769952b8351862dbde88e9bb3410ada5602e5a3fb8e232a17db5303da426351f7b359e87e7510dc37cc47ea4d3783929f374e8cffd053a8857a6bc35846830ec1353a685822e281f02d3dbfb76f7ef2f298b8fbcc5f4cf5ad50efe4a5a684f486bcf69dd57abb5fe00');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '__packed__', '1f1ea927-75b4-6130-8000-10da9ca35d7c', 'bytes', '\x8591414ec3301045ef32eb2c92b40dd43b969c01a19163ffc6166662d90ea5aa7277440a15acbcf3e2f9bf99f957324e8b20f0870e0b32a92b1597a0edb325f5fd6474a75ddb0dc7fde3d0edf7a79d6e071c86f1d09987be3db62335349f0569fb1066a3033514919c8e5b5c30a4fa86ca2582142d6271f2024b6b43d1259d51a33274320ef669d25e2aecbbcfd9cb54a1ce73b235ab7173464d9710c3a5c2406c7d22c167a920cc316142e0a2f35b26f5f2dad098b418a7caac2c0a4ce12523b1970229a4640961dbe4a761a4ec67d91667ce45a7c27cd3dd1befff94d9d7f2fbb5a1df50ceb85d8bd94b5cb6e4eb36f55df4cfdaadebfa05');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '__packed__', '1f1ea927-73ac-60e0-8003-af9ff8ddc744', 'bytes', '\x7dd14d8fdb201006e0ff32670e8949b2a96f55a5957268a556eaa9aad0c48c63b42cb8306c5a59feef15f13a6b3b9bbdf131c0f03e1d540d3a4756bda04d14a1ec809b40a80f1aca3c54840f5217bba2c687f566b35a1f65bdd7fbe2d36eb75f6d68b50501feec285c0e585fa1050167c38d4ffccd73beb3461b4900a7e0a05c09083e391d2fc31a8d4d818649247250ba64ad00edd391eb64bf27cf342e3a221d7f460a07d72686924322017822c75f29463c5d2b2d46fe5cb1f1d70b23599a2df896dc97c69bea7ae84fa2982b7ee4fe2e1d8d2b8f44fa88d5d3b2f2adb1bf9cb3b315948500fed71294909ca6da38d2d00ba88d33b1217d8d035d3c53b87deb90a3f9f55b80526da01359c5189f5ed78e015dd594eccb402f86ceca0d11039ed1f0ebac176fac14a2f1ee02ab54640cacd4d0e395b9980816d327da402d065266485b2e5db7a3a97c33955353399aca1b5079ab29979472ee286788722e286ff8e47b7c726ab79daac885885c88c869320e9f490d0942b999ee9cc8514026f58c4cc1a05dec07aafcc99948a3dc6c77aa98dbbbc7bded058cb46a8838fb5ea0b26fd78b29f7cc7edd0b58c876f7d18b5ec03b7fea3efeb2ec05cc32eaee85972b6f32e93e0a2c9f98e5d4dd0b70d3f7fd7f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '__packed__', '1f1ea927-769c-6020-8001-e3b82ff4df9d', 'bytes', '\x8592c16ee32010865f259a33073ba4d92db71efb0c5585088c631432583024ad22bf7b657bc37ab55573c378987ff8f86e607b4384415f4c289841dd80fb84c6bd3a50d35263dbc9a6dd3fef7eefdbddae93a6d9e3d3fef0d4da5fdbe6b939808078254cf38110ad0920804b22508d80140b3950ad00db173abdba0c8a4a0802bae54f6742460103a6de0c737eb0a0b602f873405050c861e7091d8c02863e993c4df9067e630b6f069378130bc3bb808c26d91eddcbd178aa8dcf3e674f47500002ae31fd1dc0f631233d48f4e4f063be094736615e9da39bea0ce52b261090309733bef07261bc78bcfef9e0e4d1817a7b9ff687f0f9200cc9cda3fe5844f8c10f4ab41e121e316836f99497fc4332647bc551d91eed495f30651f09143864b4ac4bc6a43d31124f3daa174bddfc325a673689b55e92ab27db9502db75d437ad95bcdb21ab1db2da202b715989cb3b71b9462dd7a865452dd7a2c9fae272e58efc4f15b9d244fe804a8e02ee3c74c6451ead3d0d6586729bd95746ff006b47f11d69757b806b3b8ee317');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '__packed__', '1f1ea927-778d-6b50-8002-444b9c487532', 'bytes', '\x8d924d6ee3300c85af1270ad456ca59956bb2e7b86a21014898e85289441494e8bc0771fd86e3c0ee627b393259aeff1e3bb826d0d1106dd9b503081ba426e198d7b73a0c6a3c6aa91db6affb27bde57bb5d23cd768f4ffbc353657fd4db97ed0104c40b214f3f84684d0001b93081da0ae058c881aa04d8b6d0e9cd2550544210d0cc2f8d09090574c8ade926fd6041d502f25787a0a090c3c6133a1804742d9b34ba7c07bfb1256f3ac379134b860f01090ddb16ddebd1785a1a9f7d4a9e8ea000045c22ff3260db98901e287a72f8394d926336613a9da31beb0ca50b3208604ce58caf791e187b8f97ef8fcc1e1da8f78ff1be0b5f0fc490dc64f59f45849ff94189d61de31183ce269dd2ac7f6043b655392ac6d1568fbae178d63dda1c39e5c8631bdba23de91e39f94863ab251ef3d5b420ad53369cb59e0d2c71a95749a8d78a0e33daac4b42d69e325206256f21914b48e4120ab980970b7879032fd7c4e59ab85c88cb75dee4b278b98a90fc2d31729516b9f67f4f45edfe93e66e1070e3a613ce59d3da53572678d769550bcb3bb0d520e04fd8ae0fb0d6d3ceeeec5eff3e891c86e127');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '__packed__', '1f1ea927-7853-6760-8003-aa947849a962', 'bytes', '\x8d92cd6eab3010855f259ab517808124de75d967a82acbd84340716ce49fa415e2dd2b3b0da5bab7b777e7018fcfcc77ce0c7210c6a0e657a1237a603384c1a150cf0a583a722c7b5a94edb13eb4655df754142d366dd794725f15c7a20302f666d0e5066da5d0402044678015049c8d46012b09c8219af3b3f2c05e400e67de956d79dc8b967685ac8be2d0957b89bd1087b6680ff458c12b81fede1d5c440213ba414c1e582fb44ff5e084c7fcdeb89331ec26e1c2cec6903a3d0a2707544f27319ab5e5327a3f9a1330000237ebd234266a9da6b31ecda31a8dc2b73c7fb041e87cba5885c040187f4307041cfa78c1a7705f13af23de3e8be04654c05e5ed3f749bf27a85a02ab0884f7293d128dc27e34a860218046e599fe79c9e05bf8e50ae793c3136a1e843ffbbb7ee78491030b969dd0a01301791fb5e69f5be47517f21502747eb426c780731f840b9cdf05d750541bbfabad82c28032f0e8d1f1d1043401187d4481ae51a0abadcd0a9aaea0e90334dd12a65bc274254cb7a96a5647e9261bf48f28d04d0ce8767e39a03c3f1000abb7ff1c26c92bf2ded90bbfa20cd6f9601d66dd3599cd57909adfe1370b810771ee317525eca39962c63e67535717be59522e04fe067cfec5902abbfd6dd1f967067449e07f5c7dfe3f42f5b22c1f');

INSERT INTO langgraph.checkpoint_migrations VALUES (0);
INSERT INTO langgraph.checkpoint_migrations VALUES (1);
INSERT INTO langgraph.checkpoint_migrations VALUES (2);
INSERT INTO langgraph.checkpoint_migrations VALUES (3);
INSERT INTO langgraph.checkpoint_migrations VALUES (4);

INSERT INTO langgraph.checkpoint_writes VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', '', '1f1ea927-4e2a-6010-8008-7ff992b1b341', 'ac254e0b-bcc6-5707-b992-7a5129b2da49', -3, '__interrupt__', 'bytes', '\x15cd4b0a83301405d0ad843b0ea5a65a35932ea30391f034cf26d4aa98a41fc4bd171770384d0363fc14795dd3128d81dce02d346a2a29e3bae0ee5c5d735514d4a9aabc0cf95050ad9485c49bc6c4d01b7a37fb9e0374d34a44fe46686482ad8fe24341bcc8f249dc1d45c1636011dc9c462b3a16bda3e9c1f60689a79f8e36c4647fe6a09098179ea0e39a78dfdbf60f');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_39d609814c9648a5bece1c854310aadb', '', '1f1ea927-5407-6780-8004-c8110b5410fd', '77334ae9-5042-5619-be9c-f47ee9ea79ad', -3, '__interrupt__', 'bytes', '\x4d8ec16ac33000437fc5e86c4a469b64f565b7f507760bc13889529ba576b09db252f2ef23a1839d84909e50d3406be733635ce6ac35e4136e80c2f1d48fd5b91c78ae8bf1ad345d654c71aadfeb6264590d061277332d847ae2dbf90db92e6ea04e99738244e64f86c29765a43091e228f6e8202e41641bc372b5225bde44f014dd63930f48f436b89e09aa793dd928dd3df661484ca6e304854bd8f736724fd6bfe743f0fcd7fb74de258bb59508333dd468a64489c894d3cbad6bdbfe02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-609e-6200-ffff-ca73ba0e0b83', 'b2382465-1829-582c-ad18-7ac89d60486e', 0, '__packed__', 'bytes', '\x1dcb410ac3201040d1bbccda458d124d6e9033888471664a16c308d6527afbd2ec3e0f7e2930af21c80783fbe7f948296459d8b790236f3e7bf26d0d1cc3332eb426a8ae40ff988c7bd14ea8b7b58146d73efb8e86fa7dc949dda6d804676fd55a7f');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-60a5-6730-8000-0654c2eb3b57', 'da4abec0-2e90-5149-bfbc-4eda350552c3', 0, '__packed__', 'bytes', '\x1dc9310ac0200c00c0bf64f6057d473711496350a82412e3e0ef4b5def62848e52175686002c904204527116bff7f8d11babed13d30d9deb8600d3510a5a39fe180ab5cbf5eaaa6f5e2313526308b27a4fe903');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6135-67e0-8001-3bbdc35e3607', '52adbf23-1b01-59db-8d35-a81a753dba4c', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4b4c2e894fce484dce56d251cac9cfcf8e2f2d884f4e4cce48558a8d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6170-6160-8002-5363d73e26ec', 'dcc73b2f-6773-50dc-869a-b294b112da02', 0, '__packed__', 'bytes', '\x8b8e564acc2b2e4f2d4a4d51d229292a4d8dd589564a2a4acc4bceb02ac9b72a2ec92f4a55d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-672b-65f0-8003-5dfdefb8c526', '86ba375f-fc50-5da9-bb4e-1a510ac2969e', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74acbcc4b894f2dcb4c49cd4b4e55d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6788-6250-8004-8a7a3db1189e', 'c92b31a4-a579-5d58-a533-bad929776e67', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4fcd4b2d4a2c498d2f2c4d2d2ec9cccf2b56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6949-65d0-8005-0c92531f4168', '2e415f5d-79a8-5351-b6c9-f0b4dc9ba48e', 0, '__packed__', 'bytes', '\x1dca310e80200c40d1bb74eee0e2c2253c40434c951a06524ca1e2f10d8e2fff138155d704b8442418ac5d12e03a51e4ea9b77408a93f266f6f6e7ff3d8cf5cca1d7705b7d64676d43ac01aa9712e307');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-70f6-6b21-ffff-6d53ff7dc952', '13f49604-dd21-5e8a-bbc5-6650818bea53', 0, '__packed__', 'bytes', '\x1dcb410a80201040d1bbccda8599997583ce2012a34e1488ca6074fda8dde7c1770efac984694b20bedc09e73129a30e9c07ade510c6c326ab1663acd42427f0c2417d0af1bfe41a31ff16184b3cd75ed7c6d49069bf4abb3b8872e7ecfd0b');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-7100-6760-8000-648bfb164b0a', '79ee49c1-6892-5fb8-942c-93d096cf1e08', 0, '__packed__', 'bytes', '\x6d914b6bc3301084ff8bce3ef49c5b29147268a0859e8c316b6b6c8b2aab641fe4ef17e5814d9bdbcea7d9d965d5b6e1926c296e8762d0d04c94155dd30673e1d0bcd4528a73d4bb982865173ca4021c1af69cab8ac5079b3c7f7a31ac9881a8df0ad9f3c92d34267e9d4133d83ea04af3c69d49ed75b45436c18a8c3fa89cc06f4b49e3a6f5ecd0eafaaa1bdf377cb077200e34fefc77af644a9c7441dcdc81582f906781fb7a93b6ab6810e271d959d9311dd1db22a0b8c6aecf33184286fe480649949f9904639939297abe7dcad5d2fd02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-713f-6f00-8001-7f4f49d43dce', 'daba1820-aff3-53ea-a768-6f3b5662afc4', 0, '__packed__', 'bytes', '\x8b8e568a8fcfcb8f2f2fca2c492d8e8f57d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-713f-6f00-8001-7f4f49d43dce', 'e3080f48-f119-5d46-8fff-aee0cfa2bb65', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-713f-6f00-8001-7f4f49d43dce', 'a0a2eac3-fdf1-5503-92e0-ea8427e276d4', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-7376-6580-8002-db71942aac37', '008708b1-db71-5732-a780-4ece9db0f64b', 0, '__packed__', 'bytes', '\x8b8e562a2c4d2d2ec9cccf53d2c92bcdc989d589562acf2cc9c82f2df1cb2f492d56d2494bcc294e0509271525e625675895e45b15a59665a696c7e741142825962766964079b1b100');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-73ac-60e0-8003-af9ff8ddc744', '02004138-983c-5b97-883d-d2d5ed2fcfc2', 0, '__packed__', 'bytes', '\x1dcad10980300c05c05df29d091cc2054a912a4f1a280936a9c5ed457f8f4b89ae010f3125d6d15ae64453a2da88d5024e7c96e6f878ef458fba842dfe6854b83888a9e316cc4dff9df30b');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-75a0-68b0-ffff-efc1281eb52a', '547de805-a57f-58d1-b77c-3a2440778d2f', 0, '__packed__', 'bytes', '\x1dcb5b0a80201040d1bdccb71f5a668f1db40611f131512023d848db8ffabb1cb8d6029f0d43de33882f3daa6394caac7a314aeb630cd2e064e2a4d23cc8554670c2427d08dbbf949a42f92db640e9dcb86e191913fb7e63f317311283a05e8a732f');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-75b4-6130-8000-10da9ca35d7c', 'a8eedd5f-2a36-54a1-8412-5561067ba75d', 0, '__packed__', 'bytes', '\x4d8e4b0ec2300c44af52799d056cd9b1e40c555585644aa2b60eb21dcaf151ca47ece659e3d1eb7bb22a4cee30b89ea4548ee48e2d4fef3cf945d13873c4f3d3b3627ef9e4b5449023cfba41685f81d61567fb8ee291b1fdd0242392eb870621559e2f51c9715d9676d98afce33d89572835812e54ebee5eac2bd568ff57780909f17cf399ff64d7ac9af9468e76a3ab780ee964e51412c23c3e209a0b93a30843b0b12a64cc6ce036fc02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-769c-6020-8001-e3b82ff4df9d', '97773ebe-3163-51b1-a22c-6382b596603f', 0, '__packed__', 'bytes', '\x05c1d109c0200c05c05df2dd095c4524d4f0442935f00c99dfbb5aa5f3dd364b7821820b091df45f1316ce134ec82336619f2678966f69ed02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-778d-6b50-8002-444b9c487532', '2d95a409-e9b8-5669-85f7-f2de7783381c', 0, '__packed__', 'bytes', '\x2d8c5b0ac3201045f732df7e68538cc90eba0609329ab142640c3ec8f64bd3fedd73e05c6b2196c13b885e076dc2c24935e1d94044cced362195460c8247ce3f1e7cbcf606f73e9c575a2d33eac9cbf094d27835078a88464b6da6e501dbb7f21539a4b597f54d4c153bb9387276c8eda2fa7fdf3e');

INSERT INTO langgraph.checkpoints VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', '', '1f1ea927-3a5b-6340-8009-9a276f8704ae', '1f1ea927-39ba-6120-8008-b220d7f38c78', NULL, '{"v": 4, "id": "1f1ea927-3a5b-6340-8009-9a276f8704ae", "ts": "2026-11-27T18:43:35.156Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-3a5b-6340-8009-9a276f8704ae"}}', '{"step": 9, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', '', '1f1ea927-4e2a-6010-8008-7ff992b1b341', '1f1ea927-4b32-6ba0-8007-78e307d3c5a7', NULL, '{"v": 4, "id": "1f1ea927-4e2a-6010-8008-7ff992b1b341", "ts": "2026-11-27T18:43:37.240Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-4e2a-6010-8008-7ff992b1b341"}}', '{"step": 8, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_39d609814c9648a5bece1c854310aadb', '', '1f1ea927-5407-6780-8004-c8110b5410fd', '1f1ea927-52ee-6b50-8003-8cae1127a3a7', NULL, '{"v": 4, "id": "1f1ea927-5407-6780-8004-c8110b5410fd", "ts": "2026-11-27T18:43:37.848Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-5407-6780-8004-c8110b5410fd"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-609e-6200-ffff-ca73ba0e0b83', NULL, NULL, '{"v": 4, "id": "1f1ea927-609e-6200-ffff-ca73ba0e0b83", "ts": "2026-11-27T18:43:39.168Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-609e-6200-ffff-ca73ba0e0b83"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-60a5-6730-8000-0654c2eb3b57', '1f1ea927-609e-6200-ffff-ca73ba0e0b83', NULL, '{"v": 4, "id": "1f1ea927-60a5-6730-8000-0654c2eb3b57", "ts": "2026-11-27T18:43:39.171Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-60a5-6730-8000-0654c2eb3b57"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6135-67e0-8001-3bbdc35e3607', '1f1ea927-60a5-6730-8000-0654c2eb3b57', NULL, '{"v": 4, "id": "1f1ea927-6135-67e0-8001-3bbdc35e3607", "ts": "2026-11-27T18:43:39.230Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-6135-67e0-8001-3bbdc35e3607"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6170-6160-8002-5363d73e26ec', '1f1ea927-6135-67e0-8001-3bbdc35e3607', NULL, '{"v": 4, "id": "1f1ea927-6170-6160-8002-5363d73e26ec", "ts": "2026-11-27T18:43:39.254Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-6170-6160-8002-5363d73e26ec"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-672b-65f0-8003-5dfdefb8c526', '1f1ea927-6170-6160-8002-5363d73e26ec', NULL, '{"v": 4, "id": "1f1ea927-672b-65f0-8003-5dfdefb8c526", "ts": "2026-11-27T18:43:39.855Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-672b-65f0-8003-5dfdefb8c526"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6788-6250-8004-8a7a3db1189e', '1f1ea927-672b-65f0-8003-5dfdefb8c526', NULL, '{"v": 4, "id": "1f1ea927-6788-6250-8004-8a7a3db1189e", "ts": "2026-11-27T18:43:39.893Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-6788-6250-8004-8a7a3db1189e"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6949-65d0-8005-0c92531f4168', '1f1ea927-6788-6250-8004-8a7a3db1189e', NULL, '{"v": 4, "id": "1f1ea927-6949-65d0-8005-0c92531f4168", "ts": "2026-11-27T18:43:40.077Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-6949-65d0-8005-0c92531f4168"}}', '{"step": 5, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', '', '1f1ea927-6e21-6990-8006-fdf02e1dc3e2', '1f1ea927-6949-65d0-8005-0c92531f4168', NULL, '{"v": 4, "id": "1f1ea927-6e21-6990-8006-fdf02e1dc3e2", "ts": "2026-11-27T18:43:40.585Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-6e21-6990-8006-fdf02e1dc3e2"}}', '{"step": 6, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-70f6-6b21-ffff-6d53ff7dc952', NULL, NULL, '{"v": 4, "id": "1f1ea927-70f6-6b21-ffff-6d53ff7dc952", "ts": "2026-11-27T18:43:40.882Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-70f6-6b21-ffff-6d53ff7dc952"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-7100-6760-8000-648bfb164b0a', '1f1ea927-70f6-6b21-ffff-6d53ff7dc952', NULL, '{"v": 4, "id": "1f1ea927-7100-6760-8000-648bfb164b0a", "ts": "2026-11-27T18:43:40.886Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-7100-6760-8000-648bfb164b0a"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-713f-6f00-8001-7f4f49d43dce', '1f1ea927-7100-6760-8000-648bfb164b0a', NULL, '{"v": 4, "id": "1f1ea927-713f-6f00-8001-7f4f49d43dce", "ts": "2026-11-27T18:43:40.912Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-713f-6f00-8001-7f4f49d43dce"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-7376-6580-8002-db71942aac37', '1f1ea927-713f-6f00-8001-7f4f49d43dce', NULL, '{"v": 4, "id": "1f1ea927-7376-6580-8002-db71942aac37", "ts": "2026-11-27T18:43:41.144Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-7376-6580-8002-db71942aac37"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-73ac-60e0-8003-af9ff8ddc744', '1f1ea927-7376-6580-8002-db71942aac37', NULL, '{"v": 4, "id": "1f1ea927-73ac-60e0-8003-af9ff8ddc744", "ts": "2026-11-27T18:43:41.166Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-73ac-60e0-8003-af9ff8ddc744"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ea73d262fa714401b3f8d82966804e05', '', '1f1ea927-7412-6980-8004-aee94974628a', '1f1ea927-73ac-60e0-8003-af9ff8ddc744', NULL, '{"v": 4, "id": "1f1ea927-7412-6980-8004-aee94974628a", "ts": "2026-11-27T18:43:41.208Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-7412-6980-8004-aee94974628a"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-75a0-68b0-ffff-efc1281eb52a', NULL, NULL, '{"v": 4, "id": "1f1ea927-75a0-68b0-ffff-efc1281eb52a", "ts": "2026-11-27T18:43:41.371Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-75a0-68b0-ffff-efc1281eb52a"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-75b4-6130-8000-10da9ca35d7c', '1f1ea927-75a0-68b0-ffff-efc1281eb52a', NULL, '{"v": 4, "id": "1f1ea927-75b4-6130-8000-10da9ca35d7c", "ts": "2026-11-27T18:43:41.379Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-75b4-6130-8000-10da9ca35d7c"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-769c-6020-8001-e3b82ff4df9d', '1f1ea927-75b4-6130-8000-10da9ca35d7c', NULL, '{"v": 4, "id": "1f1ea927-769c-6020-8001-e3b82ff4df9d", "ts": "2026-11-27T18:43:41.474Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-769c-6020-8001-e3b82ff4df9d"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-778d-6b50-8002-444b9c487532', '1f1ea927-769c-6020-8001-e3b82ff4df9d', NULL, '{"v": 4, "id": "1f1ea927-778d-6b50-8002-444b9c487532", "ts": "2026-11-27T18:43:41.573Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-778d-6b50-8002-444b9c487532"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_e1f30169486144f3a06e56b51c72090b', '', '1f1ea927-7853-6760-8003-aa947849a962', '1f1ea927-778d-6b50-8002-444b9c487532', NULL, '{"v": 4, "id": "1f1ea927-7853-6760-8003-aa947849a962", "ts": "2026-11-27T18:43:41.654Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1ea927-7853-6760-8003-aa947849a962"}}', '{"step": 3, "source": "loop", "parents": {}}');

INSERT INTO public.attempts VALUES ('qst_6605a806368d931facec69d9187d8832', 1, 'thr_2faf23d55cff475d9153881fb42a6bac', 'local', 'A complete binary tree in which every parent is not greater than its children', false, 0, NULL, '2026-11-27 18:43:35.435907+00');
INSERT INTO public.attempts VALUES ('qst_e3918aa993fee9a80b52f70a8e21325f', 1, 'thr_2faf23d55cff475d9153881fb42a6bac', 'local', 'queue', true, 1, NULL, '2026-11-27 18:43:35.490691+00');
INSERT INTO public.attempts VALUES ('qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', 1, 'thr_2faf23d55cff475d9153881fb42a6bac', 'local', 'Stack', false, 0, NULL, '2026-11-27 18:43:35.544208+00');
INSERT INTO public.attempts VALUES ('qst_4e4c2999477b66a158243a8440671772', 1, 'thr_2faf23d55cff475d9153881fb42a6bac', 'local', 'A situation in which two different keys get the same hash', false, 0, NULL, '2026-11-27 18:43:35.59575+00');

INSERT INTO public.card_pictures VALUES ('local', '0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5', 'image/webp', 12, 8, 64, '\x524946463800000057454250565038202c0000007001009d012a0c00080001402625a0027401400000feda26eb8b9b2228ffebd1fffe7a3fffcf47f9c0000000', '2026-11-27 22:30:20.06846+00');

INSERT INTO public.card_reviews VALUES ('rev_1f806908a2e44404839b3e9e61f5fa25', 'local', 'crd_2e83661d03734278bb73e8b25d320ea3', 'r1', 'good', NULL, '2026-11-27 18:43:35.856+00', NULL, '2026-11-27 18:43:35.949+00', false);
INSERT INTO public.card_reviews VALUES ('rev_ac180553e9944d47b45ab21d2d854a47', 'local', 'crd_2e83661d03734278bb73e8b25d320ea3', 'r2', 'good', NULL, '2026-11-27 18:53:35.949+00', '{"reps": 1, "state": "learning", "lapses": 0, "stability": 2.3065, "difficulty": 2.11810397, "lastReview": "2026-11-27T18:43:35.949Z", "learningSteps": 1, "scheduledDays": 0}', '2026-11-27 18:43:36.067+00', false);

INSERT INTO public.card_settings VALUES ('local', 7, 0.9, '{"at": "2026-11-27T18:00:00.000Z", "id": "fit_9a129038d9a00aed0cf6a7ea059ca50a", "after": {"off": 2.4, "logLoss": 0.35}, "before": {"off": 3.1, "logLoss": 0.36}, "values": [0.3, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542], "answers": 400}');

INSERT INTO public.cards VALUES ('qst_d9c26af03b34d8eea0f4931441099d64', 'local', '2026-11-27 18:43:35.280382+00', NULL, 0, '2026-11-27 18:43:35.280382+00', 'qst_d9c26af03b34d8eea0f4931441099d64', NULL, NULL, NULL, NULL, NULL, '{}', '{}');
INSERT INTO public.cards VALUES ('qst_6605a806368d931facec69d9187d8832', 'local', '2026-11-27 18:43:35.435907+00', NULL, 0, '2026-11-27 18:43:35.435907+00', 'qst_6605a806368d931facec69d9187d8832', NULL, NULL, NULL, NULL, NULL, '{}', '{}');
INSERT INTO public.cards VALUES ('qst_e3918aa993fee9a80b52f70a8e21325f', 'local', '2026-11-28 18:43:35.490691+00', NULL, 0, '2026-11-27 18:43:35.490691+00', 'qst_e3918aa993fee9a80b52f70a8e21325f', NULL, NULL, NULL, NULL, NULL, '{}', '{}');
INSERT INTO public.cards VALUES ('qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', 'local', '2026-11-27 18:43:35.544208+00', NULL, 0, '2026-11-27 18:43:35.544208+00', 'qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', NULL, NULL, NULL, NULL, NULL, '{}', '{}');
INSERT INTO public.cards VALUES ('qst_4e4c2999477b66a158243a8440671772', 'local', '2026-11-27 18:43:35.59575+00', NULL, 0, '2026-11-27 18:43:35.59575+00', 'qst_4e4c2999477b66a158243a8440671772', NULL, NULL, NULL, NULL, NULL, '{}', '{}');
INSERT INTO public.cards VALUES ('crd_929306b8b64d44708f43ab201f73f9b2', 'local', '2026-11-27 18:43:35.857+00', NULL, 0, '2026-11-27 18:43:35.856+00', NULL, 'sub_b39a758d0e6f482399a1ec6bc8764e7e', 'a line', '![a line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)', '31c061eac485a0a052ac4eb58df2e4a881fabce4ab78825e7b2f3c1c055ee20d', NULL, '{0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5}', '{"week 1"}');
INSERT INTO public.cards VALUES ('crd_2e83661d03734278bb73e8b25d320ea3', 'local', '2026-11-29 18:43:36.067+00', '{"fit": "fit_9a129038d9a00aed0cf6a7ea059ca50a", "reps": 2, "state": "review", "lapses": 0, "stability": 2.3065, "difficulty": 2.11121424, "lastReview": "2026-11-27T18:43:36.067Z", "learningSteps": 0, "scheduledDays": 2}', 2, '2026-11-27 18:43:35.856+00', NULL, 'sub_b39a758d0e6f482399a1ec6bc8764e7e', 'moss', 'a small plant', 'fa8dda053085646ad2f0dfc42180cc608f2eb566540fc010f7500d1607a76597', NULL, '{}', '{botany,"week 1"}');

INSERT INTO public.checked_sentences VALUES ('local', '2517656636e499a55c8a601e1d852b416ed6c8e458753e24b42dac0504c126ea', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Stack", "sentences": ["2517656636e499a55c8a601e1d852b416ed6c8e458753e24b42dac0504c126ea"]}]}}', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.checked_sentences VALUES ('local', '1d04458aefa683d73938930035c90b10a6229b9832a3f4817e3c1cd812951177', '{"doubt": null, "faults": [{"why": "What you describe is a stack: a queue gives back the oldest element first.", "code": null, "kind": "fact", "basis": null, "right": "added first is removed first (FIFO)", "wrong": "added last is removed first", "changeType": "major"}], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Queue", "sentences": ["1d04458aefa683d73938930035c90b10a6229b9832a3f4817e3c1cd812951177"]}]}}', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.checked_sentences VALUES ('local', 'aa1ee690f742f504248b4f21c444c25e0c89ffb44d75ab102cc1767f0eed03e1', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Deque", "sentences": ["aa1ee690f742f504248b4f21c444c25e0c89ffb44d75ab102cc1767f0eed03e1"]}]}}', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.checked_sentences VALUES ('local', '2b98b35c8ca92abd5fabcd85ee4ef55ebf355858e1940d8d9c6f2691c3fd511d', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Heap", "sentences": ["2b98b35c8ca92abd5fabcd85ee4ef55ebf355858e1940d8d9c6f2691c3fd511d"]}]}}', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.checked_sentences VALUES ('local', '1734c69c05e9d037abff48b6d2c351000e3a5dfa82357d944e13470d2349a73f', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Collision", "sentences": ["1734c69c05e9d037abff48b6d2c351000e3a5dfa82357d944e13470d2349a73f"]}]}}', '2026-11-27 18:43:39.775323+00');

INSERT INTO public.chunk_words VALUES ('chk_b16197a63b0c4008b17cefaa86068392', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 'src_862248052d7042679f1f075f8d12dd3d', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''choos'' ''cut'' ''drag'' ''edit'' ''hear'' ''it'' ''manu'' ''of'' ''out'' ''over'' ''part'' ''play'' ''pres'' ''sound'' ''that'' ''the'' ''to'' ''want'' ''without'' ''you''', '{47174690:0.565,64428989:0.7,99044437:0.3333,114487014:0.565,243601975:0.7,246903721:0.565,264572059:0.5696,271739442:0.7,290672329:0.565,322322360:0.7,328524132:0.7,499801054:0.565,515348945:0.8451,523118027:0.8061,562164614:0.706,606463001:0.8256,752956679:0.8061,819127019:0.565,827763493:0.565,847241804:0.7,889063876:0.7841,898384442:0.7,938267591:0.565,978620845:0.8564}/1000000000');

INSERT INTO public.chunks VALUES ('chk_b16197a63b0c4008b17cefaa86068392', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 'src_862248052d7042679f1f075f8d12dd3d', 1, 0, 'manual', 'Cut a part out', '["Sound editor"]', 'manual.md#cut-a-part-out', '[]', '[]', NULL, '1. Drag over the part of the sound that you want to cut out.
2. Choose **Edit > Cut**.
3. Press **Play** to hear the sound without it.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-27 18:43:32.655797+00', 'chk_b16197a63b0c4008b17cefaa86068392');

INSERT INTO public.complaints VALUES ('qst_6605a806368d931facec69d9187d8832', 'thr_2faf23d55cff475d9153881fb42a6bac', 'local', 'several_right', 'Two of the options are right.', NULL, true, NULL, '[]', NULL, '2026-11-27 18:43:35.680141+00');

INSERT INTO public.concepts VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'c1', 'local', 0, 'Stack', '**Stack** is a collection in which the element added last is removed first (LIFO).', '**Stack** is a collection in which the element added last is removed first (LIFO).', '{"end": 99, "start": 17}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-27 18:43:34.000459+00');
INSERT INTO public.concepts VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'c2', 'local', 1, 'Queue', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '{"end": 205, "start": 101}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-27 18:43:34.000459+00');
INSERT INTO public.concepts VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'c3', 'local', 2, 'Deque', '**Deque** is a queue that allows insertion and removal at both ends.', '**Deque** is a queue that allows insertion and removal at both ends.', '{"end": 375, "start": 307}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-27 18:43:34.000459+00');
INSERT INTO public.concepts VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'c4', 'local', 3, 'Heap', '**Heap** is a complete binary tree in which every parent is not greater than its children.', '**Heap** is a complete binary tree in which every parent is not greater than its children.', '{"end": 467, "start": 377}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-27 18:43:34.000459+00');
INSERT INTO public.concepts VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'c5', 'local', 4, 'Collision', '**Collision** is a situation in which two different keys get the same hash.', '**Collision** is a situation in which two different keys get the same hash.', '{"end": 544, "start": 469}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-27 18:43:34.000459+00');
INSERT INTO public.concepts VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'c1', 'local', 0, 'Stack', '**Stack** is a collection in which the element added last is removed first (LIFO).', '**Stack** is a collection in which the element added last is removed first (LIFO).', '{"end": 99, "start": 17}', NULL, NULL, NULL, 'verified', 'none', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.concepts VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'c2', 'local', 1, 'Queue', '**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '{"end": 205, "start": 101}', NULL, NULL, NULL, 'verified', 'major', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.concepts VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'c3', 'local', 2, 'Deque', '**Deque** is a queue that allows insertion and removal at both ends.', '**Deque** is a queue that allows insertion and removal at both ends.', '{"end": 375, "start": 307}', NULL, NULL, NULL, 'verified', 'none', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.concepts VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'c4', 'local', 3, 'Heap', '**Heap** is a complete binary tree in which every parent is not greater than its children.', '**Heap** is a complete binary tree in which every parent is not greater than its children.', '{"end": 467, "start": 377}', NULL, NULL, NULL, 'verified', 'none', '2026-11-27 18:43:39.775323+00');
INSERT INTO public.concepts VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'c5', 'local', 4, 'Collision', '**Collision** is a situation in which two different keys get the same hash.', '**Collision** is a situation in which two different keys get the same hash.', '{"end": 544, "start": 469}', NULL, NULL, NULL, 'verified', 'none', '2026-11-27 18:43:39.775323+00');

INSERT INTO public.corrections VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 's2-1', 'local', 0, 'c2', 'Queue', 'definition_fix', 'What you describe is a stack: a queue gives back the oldest element first.', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.', NULL, 'source', '{"at": {"id": "src_4a230301b0934a20b2018136ed164f56", "in": "source", "page": null, "start": 13, "revision": 0}, "place": "Lecture 4", "quote": "Queue is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "certainty": "sure"}', 'open', '2026-11-27 18:43:39.775323+00', '{"end": 205, "start": 101}', '{"start": 154, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}', '**Queue** is a collection that lets the first one out first, as in a line at the canteen.');

INSERT INTO public.documents VALUES ('doc_747bd83f39dc4e06b4d32331a0edf244', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'note', '# Waiting lines

**Stack** is a collection in which the element added last is removed first (LIFO).

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends.

**Heap** is a complete binary tree in which every parent is not greater than its children.

**Collision** is a situation in which two different keys get the same hash.
', '66d774dd83e374110d8f20b2e5b7bd83a235fa5ff93b3cba0047db0c41390afc', 'lines.md', 0, '2026-11-27 18:43:32.939864+00', '2026-11-27 18:43:32.939864+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_e1df62760fec488db61adc4f1f26a35e', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'note', '# Waiting lines

**Stack** is a collection in which the element added last is removed first (LIFO).

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends.

**Heap** is a complete binary tree in which every parent is not greater than its children.

**Collision** is a situation in which two different keys get the same hash.
', '66d774dd83e374110d8f20b2e5b7bd83a235fa5ff93b3cba0047db0c41390afc', 'lines.md', 0, '2026-11-27 18:43:36.132673+00', '2026-11-27 18:43:36.132673+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_27a3a7831fba4c8083dac1dba004e51b', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'generated', '# Waiting lines

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## Key terms

- **Stack**: a collection in which the element added last is removed first (LIFO) [[3]](#note-L3)
- **Queue**: a collection in which the element added last is removed first, as in a line at the canteen [[5]](#note-L5)
- **Deque**: a queue that allows insertion and removal at both ends [[9]](#note-L9)
- **Heap**: a complete binary tree in which every parent is not greater than its children [[11]](#note-L11)
- **Collision**: a situation in which two different keys get the same hash [[13]](#note-L13)

## From the notes

**Stack** is a collection in which the element added last is removed first (LIFO). [[3]](#note-L3)

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen. [[5]](#note-L5)

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends. [[9]](#note-L9)

**Heap** is a complete binary tree in which every parent is not greater than its children. [[11]](#note-L11)

**Collision** is a situation in which two different keys get the same hash. [[13]](#note-L13)
', 'f8b3e9726fcee17188ca2acf27b647cc55e4c7c58eaf9273444f26a48168a778', NULL, 0, '2026-11-27 18:43:36.475861+00', '2026-11-27 18:43:36.475861+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_f73a452738ad438a8fec1fc8c4e10db0', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'synthesised', '# Waiting lines

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## Key terms

- **Stack**: a collection in which the element added last is removed first (LIFO) [[3]](#note-L3)
- **Queue**: a collection in which the element added last is removed first, as in a line at the canteen [[5]](#note-L5)
- **Deque**: a queue that allows insertion and removal at both ends [[9]](#note-L9)
- **Heap**: a complete binary tree in which every parent is not greater than its children [[11]](#note-L11)
- **Collision**: a situation in which two different keys get the same hash [[13]](#note-L13)

## From the notes

**Stack** is a collection in which the element added last is removed first (LIFO). [[3]](#note-L3)

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen. [[5]](#note-L5)

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends. [[9]](#note-L9)

**Heap** is a complete binary tree in which every parent is not greater than its children. [[11]](#note-L11)

**Collision** is a situation in which two different keys get the same hash. [[13]](#note-L13)
', 'f8b3e9726fcee17188ca2acf27b647cc55e4c7c58eaf9273444f26a48168a778', NULL, 1, '2026-11-27 18:43:36.66587+00', '2026-11-27 18:43:37.105698+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_f28aabf840c04fa8ba21a71b0e2b25c5', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 'note', '# Waiting lines

**Stack** is a collection in which the element added last is removed first (LIFO).

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends.

**Heap** is a complete binary tree in which every parent is not greater than its children.

**Collision** is a situation in which two different keys get the same hash.
', '66d774dd83e374110d8f20b2e5b7bd83a235fa5ff93b3cba0047db0c41390afc', 'lines.md', 0, '2026-11-27 18:43:39.06953+00', '2026-11-27 18:43:39.06953+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_4a53e7a0ce90486b83f5ef466841d68a', 'local', 'thr_ea73d262fa714401b3f8d82966804e05', 'note', '# Waiting lines

**Stack** is a collection in which the element added last is removed first (LIFO).

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends.

**Heap** is a complete binary tree in which every parent is not greater than its children.

**Collision** is a situation in which two different keys get the same hash.
', '66d774dd83e374110d8f20b2e5b7bd83a235fa5ff93b3cba0047db0c41390afc', 'lines.md', 0, '2026-11-27 18:43:40.785957+00', '2026-11-27 18:43:40.785957+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_cbc51af1bcb040b3a3949480fda855da', 'local', 'thr_ea73d262fa714401b3f8d82966804e05', 'generated', '# Waiting lines

**Waiting lines** is the part of the subject that this text explains from its definitions to its use.

## Definitions

**State** is everything that must be known about Waiting lines to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.

## Theory

The theory of Waiting lines rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.

## Derivation

Let $x_0$ be the first state and $q$ the share that is kept in each step. After one step

$$
x_1 = q x_0,
$$

after two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps

$$
x_n = q^n x_0.
$$

## Examples

For $x_0 = 80$ and $q = \tfrac12$ the first steps are:

| step | state |
| --- | --- |
| 0 | 80 |
| 1 | 40 |
| 2 | 20 |

The same in code:

```python
state = 80
for step in range(3):
    print(step, state)
    state /= 2
```

## In practice

Whoever works with Waiting lines first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.
', '28aedbffff188fea386a40b50e17738b33d742e12960ee535217fa5b3cbe3a3f', NULL, 0, '2026-11-27 18:43:41.11465+00', '2026-11-27 18:43:41.11465+00', 0, 0);

INSERT INTO public.edits VALUES ('edt_80df984ca6ffe48b9a4a36cdbcda1228', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'doc_f73a452738ad438a8fec1fc8c4e10db0', 1, 'edit:1:batch#0', 'edit', 'rules', '[{"start": 466, "removed": "both ends", "inserted": "either end"}, {"start": 1093, "removed": "both ends", "inserted": "either end"}]', NULL, NULL, 1, '“at both ends” was replaced by “at either end” everywhere.', 'at both ends', 'at either end', '2026-11-27 18:43:37.105698+00', NULL, NULL);

INSERT INTO public.guide_steps VALUES ('thr_39d609814c9648a5bece1c854310aadb', 'local', 1, 0, 'Drag over the part of the sound that you want to cut out.', 'chk_b16197a63b0c4008b17cefaa86068392', false, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_39d609814c9648a5bece1c854310aadb', 'local', 1, 1, 'Choose **Edit > Cut**.', 'chk_b16197a63b0c4008b17cefaa86068392', true, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_39d609814c9648a5bece1c854310aadb', 'local', 1, 2, 'Press **Play** to hear the sound without it.', 'chk_b16197a63b0c4008b17cefaa86068392', true, NULL, 'open', NULL, false, NULL, NULL);

INSERT INTO public.guides VALUES ('thr_39d609814c9648a5bece1c854310aadb', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 'How do I cut a part out?', NULL, NULL, 'en', 'product', true, NULL, NULL, '**Cut a part out**

1. Drag over the part of the sound that you want to cut out.
2. Choose **Edit > Cut**.
3. Press **Play** to hear the sound without it.

From the manual: [Cut a part out](#chunk-chk_b16197a63b0c4008b17cefaa86068392)', true, 'rules', '["chk_b16197a63b0c4008b17cefaa86068392"]', 1, 'answer', NULL, '2026-11-27 18:43:37.355634+00', NULL);
INSERT INTO public.guides VALUES ('thr_e1f30169486144f3a06e56b51c72090b', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 'How do I cut a part out?', NULL, NULL, 'en', 'product', true, NULL, NULL, NULL, NULL, NULL, '[]', 0, 'answer', NULL, '2026-11-27 18:43:41.302812+00', NULL);

INSERT INTO public.libraries VALUES ('local', 5);

INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES ('msg_7c0d74ba2ced4a80aa629c7678d479a6', 1, 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'request:0:taken', 'student', 'request', 'replace "at both ends" with "at either end" everywhere', NULL, '[]', '2026-11-27 18:43:36.851241+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES ('msg_5236249072b34608b5ee42f7747e3c47', 2, 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'edit:1:edits', 'agent', 'edits', '“at both ends” was replaced by “at either end” everywhere.', 'Edit 1 was made (similarity 1.00): “at both ends” was replaced by “at either end” everywhere. It took out: "both ends … both ends"', '[1]', '2026-11-27 18:43:37.183914+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES ('msg_4789769ad2d041369677af03d5418a20', 3, 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'edit:1:report', 'program', 'report', '1 edit was made. What else should be changed?', NULL, '[]', '2026-11-27 18:43:37.221333+00');

INSERT INTO public.model_calls VALUES ('call_3c9bf47a7f474bf4a009307403e62119', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', '88de7218ebe5497037b748bbed6745b28be3aaa6f578afdae10354a841205d5e', 'read-window', 1, 'compatible:good', 'done', 1, 852, 124, NULL, 231, '{"output": {"faults": [{"why": "What you describe is a stack: a queue gives back the oldest element first.", "code": null, "kind": "fact", "basis": null, "right": "added first is removed first (FIFO)", "wrong": "added last is removed first", "sentence": 2, "changeType": "major"}], "concepts": [{"code": null, "term": "Stack", "sentences": [1]}, {"code": null, "term": "Queue", "sentences": [2]}, {"code": null, "term": "Deque", "sentences": [3]}, {"code": null, "term": "Heap", "sentences": [4]}, {"code": null, "term": "Collision", "sentences": [5]}], "brokenOff": false}, "salvaged": false}', NULL, '2026-11-27 18:43:39.677493+00');
INSERT INTO public.model_calls VALUES ('call_98d22b88169c407d9bb0fee0045b711a', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', '71c6a9f297ca30a87c6aefdf61154fab77d6a7ca79974327ec1ee255ed1b2188', 'weigh-evidence', 1, 'compatible:good', 'done', 1, 591, 48, NULL, 37, '{"output": {"pairs": [{"right": "b", "number": 1, "proofs": [{"says": "b", "quote": "Queue is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "passage": 1}]}]}, "salvaged": false}', NULL, '2026-11-27 18:43:40.021809+00');
INSERT INTO public.model_calls VALUES ('call_0f154fc35c5c463f9908f7242cd6b6f3', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', '25515f2e052580c37cf83982bc838d3df569a6f6ce9262554eebe926013774da', 'write-questions', 10, 'compatible:good', 'done', 1, 959, 434, NULL, 206, '{"output": {"questions": [{"slot": 0, "stem": "What holds for “Stack”?", "wrong": ["**Stack** is a collection in which the element", "**Deque** is a queue that allows insertion and", "**Heap** is a complete binary tree in which"], "answer": "**Queue** is a collection in which the element", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Stack** is a collection in which the element added last is removed"}, {"slot": 1, "stem": "What holds for “Queue”?", "wrong": ["**Stack** is a collection in which the element", "**Deque** is a queue that allows insertion and", "**Heap** is a complete binary tree in which"], "answer": "**Queue** is a collection in which the element", "beside": "", "accepted": [], "evidence": [2], "difficulty": null, "explanation": "**Queue** is a collection in which the element added first is removed"}, {"slot": 2, "stem": "**Deque** is a queue that allows collection and removal at both ends.", "wrong": [], "answer": "false", "beside": "", "accepted": [], "evidence": [3], "difficulty": null, "explanation": "**Deque** is a queue that allows insertion and removal at both ends."}, {"slot": 3, "stem": "What holds for “Heap”?", "wrong": ["**Stack** is a collection in which the element", "**Queue** is a collection in which the element", "**Deque** is a queue that allows insertion and"], "answer": "**Heap** is a complete binary tree in which", "beside": "", "accepted": [], "evidence": [4], "difficulty": null, "explanation": "**Heap** is a complete binary tree in which every parent is not"}, {"slot": 4, "stem": "What holds for “Collision”?", "wrong": ["**Stack** is a collection in which the element", "**Queue** is a collection in which the element", "**Deque** is a queue that allows insertion and"], "answer": "**Collision** is a situation in which two different", "beside": "", "accepted": [], "evidence": [5], "difficulty": null, "explanation": "**Collision** is a situation in which two different keys get the same"}]}, "salvaged": false}', NULL, '2026-11-27 18:43:40.526638+00');
INSERT INTO public.model_calls VALUES ('call_d1bd59d233cf4f9a81fee7184e7ecb54', 'local', 'thr_ea73d262fa714401b3f8d82966804e05', '6b97059a13ff4eb0901f703b0ebb46c4c8799350aab7f3dd5a25029561ebe7ac', 'write-material', 2, 'compatible:good', 'done', 1, 702, 304, NULL, 86, '{"output": {"markdown": "# Waiting lines\n\n**Waiting lines** is the part of the subject that this text explains from its definitions to its use.\n\n## Definitions\n\n**State** is everything that must be known about Waiting lines to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.\n\n## Theory\n\nThe theory of Waiting lines rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.\n\n## Derivation\n\nLet $x_0$ be the first state and $q$ the share that is kept in each step. After one step\n\n$$\nx_1 = q x_0,\n$$\n\nafter two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps\n\n$$\nx_n = q^n x_0.\n$$\n\n## Examples\n\nFor $x_0 = 80$ and $q = \\tfrac12$ the first steps are:\n\n| step | state |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nThe same in code:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```\n\n## In practice\n\nWhoever works with Waiting lines first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.\n"}, "salvaged": false}', NULL, '2026-11-27 18:43:41.088573+00');
INSERT INTO public.model_calls VALUES ('call_dc042a53deab476f92a92c3a15208417', 'local', 'thr_e1f30169486144f3a06e56b51c72090b', 'd56783bc48247727e5d0f1927bd1f53075f9ba45c24005e3c9943ef290b658e5', 'detect-intent', 2, 'compatible:good', 'done', 1, 554, 13, NULL, 29, '{"output": {"intent": "product", "queries": ["i cut part out"]}, "salvaged": false}', NULL, '2026-11-27 18:43:41.449773+00');

INSERT INTO public.packs VALUES ('pck_cc45f8ea31a24983b27f09745722d69d', 'local', 'Sound editor', '{}', 'en', '[]', '[]', NULL, NULL, false, 4, '2026-11-27 18:43:28.6178+00', '2026-11-27 18:43:32.791419+00');

INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_6605a806368d931facec69d9187d8832', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,-0.051603254,0,0,-0.036489006,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,-0.03479093,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.057694193,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,0,0.03479093,0,0,0,0,0.075014405,0,0,0,0,0.10929745,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,-0.075014405,0,0,0,0,0,0,0,-0.115388386,0,-0.051603254,-0.043612715,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,-0.036489006,0,0,0,-0.075014405,-0.075014405,0,0,0,0.057694193,0,0,0,-0.051603254,0,0,0.17625867,0,0,0,0,0,-0.15284751,0,0,0,0,0,-0.17625867,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0.1327086,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.051603254,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.051603254,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.03479093,0,0,0,0,0,-0.075014405,0,0,0,-0.057694193,-0.071279936,0,0.075014405,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,-0.043612715,0.075014405,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.17625867,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.043612715,0,-0.051603254,0,0,0,0,0,0,0,0.075014405,-0.075014405,0,0,0,0,-0.17625867,0,-0.075014405,0,0,0,0.051603254,0,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,-0.051603254,0,0.03479093,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,-0.036489006,0,0,0.075014405,0,-0.075014405,0.051603254,0,0,0,0,0,0,0.051603254,-0.051603254,0,0,0,0,0,0,0,0,0,-0.09248512,0,0,0,0,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036489006,-0.075014405,0,-0.051603254,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.071279936,0,0,0,0,0,0,0,0,0,0,0,0,0.075014405,-0.075014405,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0.051603254,0,-0.057694193,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0.071279936,0,-0.075014405,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0,-0.051603254,0,0,0,-0.075014405,0,0,-0.051603254,0,0.075014405,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0.043612715,0,-0.075014405,0,0,0,0,0,-0.17625867,-0.036489006,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0.057694193,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,-0.057694193,0.057694193,0,0,0,0,-0.075014405,0,0,0,0.057694193,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0,-0.075014405,0.043612715,0,-0.075014405,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.051603254,0,0,0,0,0,0.075014405,0,0,0,0,0,0,0,0,0,0,0.10980528,0,0,0,0,-0.057694193,0,0,0,0,0.057694193,0.057694193,0,0,0,0,0,0,0,0,-0.057694193,0,0,0,0,0,0,-0.03479093,0,0,0,0,0,-0.075014405,-0.043612715,0,0,0,0,0,0,-0.057694193,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,0,0,0,0,0,0,0,0,-0.17625867,0,0,0,0,0,0,0,0,0,0.38900635,0,-0.075014405,0,0,0.075014405,0,0,0,0,0,0,0,0,-0.051603254,0,0,0,0,0,0,0,0,0,-0.075014405,0,0.17625867,0,0,-0.03479093,0.17625867,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.17625867,0,0.075014405,0,0,0,0,0,0,0,-0.075014405,0,0,0,0,0,0,0,0,0,0,-0.10929745,0.036489006,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.043612715,0,0,0,0,0,0,0,0,0.075014405,0,0,0,0,-0.017320214,0,0,0,0]', 1);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_e3918aa993fee9a80b52f70a8e21325f', 'hash-words-v1', 'local', '[0.054067306,0,0,0,0,0,-0.036570724,0,0,0,0,0,0,0,0,0.054067306,-0.04006123,0,0,-0.02832758,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.033857938,0,0.054067306,0,0.054067306,-0.054067306,0,-0.06718474,0,0,0,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,0,0,0.054067306,0,0,0,0,0.04006123,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1368352,0,0,0,0,0,0,-0.089579634,0,0,0.02020937,0,0,-0.054067306,0,0,0,0,0,0,0,0,-0.054067306,0,0,0.054067306,0,0,0,0,-0.054067306,0,0,0,0,0,-0.054067306,0,0,-0.04006123,0,0.10850762,0,0,0,-0.054067306,-0.054067306,0,0,0,0.044789847,0.054067306,0,0,-0.04006123,0.036570724,0,0,0,0,0,0,0.054067306,-0.0827679,0,0,0,0,0,-0.1368352,-0.054067306,0,0,0,-0.054067306,0,0,0,0,0.054067306,-0.1368352,0,0,0.0988571,0,0,0,0,0,0,0,0,0,0,0,0.06718474,0,0,0.036570724,0,0,0,0,0.04006123,0,0,-0.10813455,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0.04006123,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,0.044789847,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,-0.054067306,0,0,0,0,0,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,0,-0.054067306,-0.054067306,0,0,0,0.04006123,-0.02832758,0,0,0,0,0,0,0,0,0,0,0,-0.089579634,0,0,0,0,0,0,0,0,0,0,0,0,-0.033857938,0,0,0.054067306,0,0,0,0,0,0.033857938,0,0,0,0,0.054067306,0,0,0,0.20525275,-0.054067306,-0.1368352,0,0,0.13436948,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036570724,0,-0.10813455,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,0.054067306,0.054067306,0,0,0,0,0,0.036570724,0.044789847,0,0,-0.033857938,0,-0.04006123,0,0,0,0,0,0.054067306,0,0.054067306,-0.054067306,0,0.054067306,0,0,-0.1368352,0,-0.054067306,0,0,0,0.04006123,0,0,0,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04006123,0,0,0,-0.1368352,0,0,0,0,0,0,0,0,-0.033857938,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.04006123,-0.054067306,0.054067306,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,-0.02832758,0,0,0,0,-0.054067306,0.04006123,0.13436948,0.054067306,0,0.10813455,0,0,0,-0.04006123,0,0,0,-0.054067306,0,0,0,0,0,0,0,0.033857938,0.033857938,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,-0.02832758,0,0,-0.04006123,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0.02832758,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,-0.054067306,0,0,0,0,0,0.054067306,0,0,0,0,0,0,0.04006123,0,-0.044789847,0.054067306,0,0,0,0,0.054067306,0,-0.054067306,0,0,0,0,-0.025739728,0,-0.054067306,0,-0.054067306,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,0,0,0.033857938,0,0,0.044789847,0.054067306,0,0,0,-0.04006123,-0.08239489,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,0,-0.20525275,0.054067306,0,-0.1368352,0,0.054067306,0,0,0,0,0,0,0,0,-0.054067306,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,-0.09412854,0,0,0,0,0,0,0,0,0,0.054067306,0,0,-0.054067306,0,0,0.054067306,0,0,-0.13436948,0,0.089579634,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.033857938,0,-0.054067306,0.054067306,0,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,-0.054067306,0,0,0,0,0,0,-0.054067306,0.04006123,-0.20525275,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0.054067306,0,-0.054067306,0,0,0,-0.044789847,0,0,0,0,0,0.089579634,0,0,0,0,0,0,0,0,-0.044789847,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.033857938,-0.054067306,-0.054067306,0,0,0,0,-0.044789847,0,0,-0.054067306,0,0,0,0,0.054067306,0,0,0,0,0,0.054067306,0,0,0,0,0,0,0,0,0,0.054067306,0.033857938,0,0,0,0,0,0.054067306,0,0,0,0,0.10813455,0.30199793,0,0,0,0,0.054067306,0,-0.054067306,0,0,0,0,0,0,-0.04006123,0,0,0,0.054067306,0.036570724,0,0,0,0,0,0,0.1368352,-0.033857938,0,0,0.054067306,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0.054067306,0.27367035,0,0.054067306,0,0.054067306,0,0,0,0,0,0,0,-0.054067306,0,0,0,0,0,0,0,0.054067306,-0.08485108,0.02832758,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.054067306,0,0.033857938,0,0,0,0,0,0,0,0,0.054067306,0,0,0,0,0.035512384,0,0,0,0]', 2);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_4e4c2999477b66a158243a8440671772', 'hash-words-v1', 'local', '[0,0,0,0,0,0,-0.0438385,0,0,0,0,0,0,0,0,0,0,0.06757873,0,-0.0438385,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.03497106,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.03497106,0,0,0.06757873,0,0.06757873,0,0,0,0,-0.009585857,0,0,0,0,0,0,0,0,0,0,0,0.06757873,0,0,0,0,0,0,0,0.047351006,0,0,0,0.109592505,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13515747,0,-0.05799288,0,0,-0.047351006,0,0,0,0,-0.06757873,0,0,0,0.06757873,0,0,0,0,0,-0.17717125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05799288,-0.0438385,0,0,0,0,0,0,0,0,0,0,0,-0.17717125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.14305991,0,0,0.05799288,0,0,0,0,0,0.06757873,0.0438385,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06757873,0,0.06757873,0,-0.06757873,0,0,0,0,0,0,0,0,0,0.06757873,-0.04100716,0,0.06757873,0,0,0,0.06757873,-0.10044665,-0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0.047351006,0,0,0.06757873,0,0.03497106,0,0,0,0,0,0,0,0,0,-0.05799288,0.032607734,0,0,0,0.12557161,0,0,0,0,0,0,0,0,0,0,0.06757873,0,0,0,0,0,0,0,0,0,-0.047351006,0,0.06757873,0,0,-0.17717125,0,0,0,-0.047351006,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.023740234,0,0,0,0,0,0,0,0,-0.0438385,0,0,0,-0.06757873,-0.06757873,0,0,0,-0.06757873,0,0,0,0,-0.05187041,0,-0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0.0438385,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05799288,-0.0438385,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06757873,0,0,0,0,0,0,0,0,0,0,0,-0.06757873,-0.047351006,0,0,0,0.04100716,-0.17717125,0.06757873,0,0.06757873,0,0,0,0,0,0.047351006,0,0.03497106,0,0,0,0,0,0,0,0,0,0.06757873,0,-0.06757873,0,0,0,-0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06757873,0,0,0,0,0,0,0,-0.09296394,0,0,0,0,0.06757873,0,0,0,-0.06757873,0.0438385,0,0,0,0,0,-0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.17717125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.03497106,0,0,0.0438385,0.06757873,0,0,0,0,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0.06757873,0,0.047351006,0,0,0,-0.05799288,0,0,-0.06757873,0,0,0,0,0,0,0,0,0,0.1025498,0.0438385,0,0,0,0,0,0,0,0,0,0.04100716,0,0,0,0,0,0,0,0,0,0,-0.06757873,-0.05799288,0,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06757873,0,-0.06757873,0,-0.06757873,0,0,0,0,-0.17717125,-0.20903255,0,0,0,0,0,0,0,0,0,-0.06757873,0,0,0,0.06757873,0,0,0,0,0.06757873,0,0,0,-0.10044665,0,0,0,0,-0.047351006,-0.05187041,0,0,0,0,0,0,0,-0.26575685,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06757873,0,0,0,0,0,0,0,0,-0.17717125,0,-0.05799288,0.05799288,0,0,0,0,0,0,0,0,0.05799288,0,-0.06757873,0,0,0,0,0,-0.06757873,0,0,-0.06757873,0,0,0,0,0,-0.05799288,0,0,0,0,0,0,0,0,-0.05799288,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.17717125,-0.06757873,0,0,0,-0.06757873,-0.06757873,0,0,0,0.047351006,0,0,0,0,0,0,0,0,0,0,0,0.03497106,0.06757873,0,0,0,0,0,0,0,0,0,0.05799288,0,0,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,-0.03497106,0,0,0,0,0,0,0,0,0.06757873,0,0,0,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0438385,-0.04100716,0,0,0.06757873,0,0.06757873,0,0,0,0,0,-0.06757873,0,0,0,0.06757873,0,0,0,0,0,0.06757873,0,0,-0.05799288,0.05799288,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.03497106,0.17717125,0,-0.05187041,0,0,0,0,0,0,0,0,0,-0.04100716,0,0,0,0,0,0,-0.06757873,0,0,0,0,0,0,0,0,0,0.17717125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06757873,0,0,0,0,0,0,0,0,0,0,0,0,-0.05799288,0,0,0,0,0,-0.17717125,0,0,0.047351006,0,0,0,0,0,0,0,0,0,0.0438385,0,0,0,0.05799288,0.015708327,0,0,0]', 4);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_d4319ce9489482ae793cddd2dfd52eee', 'hash-words-v1', 'local', '[0.07186032,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.04148859,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0,0.07829214,0,0,0,0,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04148859,0,0,-0.006431878,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06223286,0,0,-0.04148859,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.04148859,0,0,0,0,0,0,0,0,0.140525,-0.07186032,0,0,0,0,0,0,0,0,0,0,0,-0.19012447,-0.06223286,0,0,0,0,0.19012447,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06223286,0,0,0,0,0,0,0,0,0,0,-0.07186032,0,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0.04148859,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07829214,0.07829214,0,-0.19012447,0,0,0,0,0,0,0,0,0,0,0,-0.11334886,0,0,0,0,0,0,-0.04148859,0,0,0.06223286,0,0,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0.04148859,-0.07829214,0.04148859,0,0,-0.04148859,0,0,-0.07829214,0,0,0,0,0,-0.08297712,0,0,0,0,0,0,0,0,0.28518674,0,0,0.140525,0,0.18669851,-0.19012447,0,0,0,0,-0.07829214,0,0,0,0,0,0.04148859,0,0.07829214,0,0,-0.04148859,0,-0.19012447,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0,0,0,0,0,-0.04148859,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0.04148859,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06223286,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07186032,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07829214,0,0,0,0,0.04148859,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.19012447,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06223286,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0,-0.15658434,0,0,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0,0,0,0.08297712,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06223286,-0.07829214,0.07829214,0,0,0,0,0,0,0.07829214,0,0,0,0.08297712,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06223286,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07829214,0,0.06223286,0,0,0,0,0,-0.04148859,0.07829214,0,0,0,0,0,0,0,0,0.07829214,0,0.07829214,0,0,0,0,0,0,0,-0.19012447,0,0,0,0,0,0,0,0,0,0,0,0,0,0.19012447,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,-0.07829214,0,0,0.06223286,-0.04148859,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.036803607,0,-0.07829214,0,0,0,0,0,0,0,0.07829214,0,0.06223286,0,0,0.04148859,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0.06223286,0,0,0,0,0,0,-0.06223286,0,0,0.04148859,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.19012447,0,0,0,0,0,0,0,0,0,0.04148859,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07829214,0.19012447,0,0,0,0,0.07829214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06223286,-0.07829214,0,0,0,0,0,0,0,0,0.06223286,0,0,0,0,0,0,-0.06223286,0,0,0,0,0,0,0,0.06223286,0,0,0,0,0,0,0.06223286,0,0,0,0]', 5);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_d9c26af03b34d8eea0f4931441099d64', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11918539,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.071068466,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.071068466,0,0,0,0,0,-0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.24274498,0,-0.15275252,0,0,0,-0.071068466,0,0,0,0,0,-0.24274498,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.11918539,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.071068466,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.071068466,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.071068466,0,0,0,0,0,0,0,0,0,0,0,0,0.079456925,0,0,0,0,0,0,-0.079456925,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,-0.15275252,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.071068466,0,0,0,0,0,0,-0.071068466,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.36411744,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.23837084,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24274498,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.24274498,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.071068466,0,0,0,0,0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.24274498,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15052539,0,-0.079456925,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 6);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', 'hash-words-v1', 'local', '[0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.050642017,0,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,-0.066993125,0,0,0,0,0,0,0,0,0,0,0,0,-0.09058363,0,0.044662062,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,-0.09058363,0,0,0,0,0,0.09058363,0,0.20466734,0,0,0,-0.20466734,0,0,-0.066993125,0,0,0,0,-0.20466734,0,0,0,0,-0.044662062,0.066993125,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0,0,-0.050642017,0,0,0,0,0,0,0,0,-0.20466734,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0,0,0,0,0,0,-0.059920494,0,0,0,0,0,0,0,0,0,0,0,0.050642017,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.050642017,0,0,0,0,0,0,-0.09058363,0,0,0,0.066993125,0,0,0,0,0,0,0,0,0.044662062,0,-0.044662062,0,0,0,0,0,0,0,0.20466734,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.30700108,0,0,0,0,0.20097937,0,0,0,0,0.050642017,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0,0,0,0,0.066993125,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0.050642017,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.059920494,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.059920494,0,0,0,0,0,0,0,0,-0.066993125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.044662062,0,0,0,0.044662062,-0.09058363,0,0,0,-0.066993125,0,0.09058363,0,0,0,0,0,0,0.066993125,0,0.09058363,0,0,0,0,0,0,0,0,-0.066993125,0,0,0,0,0,0,0,0,0,0,0,0,0.044662062,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0.09058363,0,0,0,0,0,0,-0.066993125,0,0,0,0,0,0,0,0,0.09058363,0,0,-0.066993125,0,0,0.09058363,0,-0.066993125,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,-0.20466734,0,0,0,0,0,0,0,0,0,0.09058363,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,-0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09058363,0,0,0,0.066993125,0,0,-0.059920494,0,0,0,0,-0.044662062,0,0,0,0,0,0,0.045921568,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.09058363,0,0,0,-0.059920494,0,0,0,0,0,0,0,0,0,0,0,0,0,0.050642017,0,0,0,0.09058363,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.20466734,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.20466734,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.20466734,0,0,0,0,0,0,0,0.09058363,0,0.09058363,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.066993125,0,0,0,0]', 7);

INSERT INTO public.questions VALUES ('qst_6605a806368d931facec69d9187d8832', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 0, 0, 'multiple_choice', '“Waiting lines”: which description fits “Stack”?', '["A complete binary tree in which every parent is not greater than its children", "A collection in which the element added last is removed first (LIFO)", "A queue that allows insertion and removal at both ends", "A situation in which two different keys get the same hash"]', 'A collection in which the element added last is removed first (LIFO)', '[]', 'Stack — a collection in which the element added last is removed first (LIFO).', 'c1', NULL, NULL, 'medium', '{"end": 99, "quote": "**Stack** is a collection in which the element added last is removed first (LIFO).", "start": 17}', 'withdrawn', NULL, '2026-11-27 18:43:34.874+00', NULL, NULL, '{"by": "note"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_4e4c2999477b66a158243a8440671772', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 3, 0, 'multiple_choice', '“Waiting lines”: which description fits “Heap”?', '["A situation in which two different keys get the same hash", "A queue that allows insertion and removal at both ends", "A collection in which the element added last is removed first (LIFO)", "A complete binary tree in which every parent is not greater than its children"]', 'A complete binary tree in which every parent is not greater than its children', '[]', 'Heap — a complete binary tree in which every parent is not greater than its children.', 'c4', NULL, NULL, 'medium', '{"end": 467, "quote": "**Heap** is a complete binary tree in which every parent is not greater than its children.", "start": 377}', 'kept', NULL, '2026-11-27 18:43:34.874+00', NULL, NULL, '{"by": "note"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_d4319ce9489482ae793cddd2dfd52eee', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 4, 0, 'multiple_choice', '“Waiting lines”: what does this describe?

> A situation in which two different keys get the same hash', '["Deque", "Collision", "Queue", "Heap"]', 'Collision', '[]', 'Collision — a situation in which two different keys get the same hash.', 'c5', NULL, NULL, 'easy', '{"end": 544, "quote": "**Collision** is a situation in which two different keys get the same hash.", "start": 469}', 'kept', NULL, '2026-11-27 18:43:34.874+00', NULL, NULL, '{"by": "note"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_d9c26af03b34d8eea0f4931441099d64', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 5, 0, 'fill_in', 'First to leave a stack is ____.', NULL, 'what came last', '[]', '', NULL, NULL, NULL, 'medium', '{"end": 0, "quote": "", "start": 0}', 'kept', NULL, '2026-11-27 18:43:35.280382+00', NULL, NULL, '{"by": "student"}', '{"as": "added", "at": "2026-11-27T18:43:35.300Z"}', false, NULL);
INSERT INTO public.questions VALUES ('qst_e3918aa993fee9a80b52f70a8e21325f', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 1, 0, 'fill_in', '“Waiting lines”: what does this describe?

> ____ — a collection in which the element added last is removed first, as in a line at the canteen (begins with “Q”, 5 letters)', NULL, 'Queue', '[]', 'Queue — a collection in which the element added last is removed first, as in a line at the canteen.', 'c2', NULL, NULL, 'medium', '{"end": 205, "quote": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.", "start": 101}', 'kept', NULL, '2026-11-27 18:43:34.874+00', NULL, NULL, '{"by": "note"}', NULL, true, NULL);
INSERT INTO public.questions VALUES ('qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 2, 0, 'multiple_choice', '“Waiting lines”: what does this describe?

> A queue that allows insertion and removal at both ends Choose.', '["Stack", "Collision", "Deque", "Heap"]', 'Deque', '[]', 'Deque — a queue that allows insertion and removal at both ends.', 'c3', NULL, NULL, 'easy', '{"end": 375, "quote": "**Deque** is a queue that allows insertion and removal at both ends.", "start": 307}', 'kept', NULL, '2026-11-27 18:43:34.874+00', NULL, NULL, '{"by": "student"}', '{"as": "changed", "at": "2026-11-27T18:43:35.828Z"}', false, NULL);
INSERT INTO public.questions VALUES ('qst_2382d05d05467fb658dfc79b9d72b0c8', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 0, 0, 'multiple_choice', 'What holds for “Stack”?', '["**Deque** is a queue that allows insertion and", "**Heap** is a complete binary tree in which", "**Stack** is a collection in which the element", "**Queue** is a collection in which the element"]', '**Queue** is a collection in which the element', '[]', '**Stack** is a collection in which the element added last is removed', 'c1', NULL, NULL, 'medium', '{"end": 99, "quote": "**Stack** is a collection in which the element added last is removed first (LIFO).", "start": 17}', 'candidate', NULL, '2026-11-27 18:43:40.56997+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_179c56cf4ecb90cedbb899512f1b900c', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 1, 0, 'multiple_choice', 'What holds for “Queue”?', '["**Deque** is a queue that allows insertion and", "**Heap** is a complete binary tree in which", "**Queue** is a collection in which the element", "**Stack** is a collection in which the element"]', '**Queue** is a collection in which the element', '[]', '**Queue** is a collection in which the element added first is removed', 'c2', NULL, NULL, 'easy', '{"end": 205, "quote": "**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "start": 101}', 'candidate', NULL, '2026-11-27 18:43:40.56997+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_02bfedbc696176460de45cd69daeaf36', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 2, 0, 'true_false', '**Deque** is a queue that allows collection and removal at both ends.', NULL, 'false', '[]', '**Deque** is a queue that allows insertion and removal at both ends.', 'c3', NULL, NULL, 'medium', '{"end": 375, "quote": "**Deque** is a queue that allows insertion and removal at both ends.", "start": 307}', 'candidate', NULL, '2026-11-27 18:43:40.56997+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_2c8056430cd2e79dbe456468023666f7', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 3, 0, 'multiple_choice', 'What holds for “Heap”?', '["**Heap** is a complete binary tree in which", "**Stack** is a collection in which the element", "**Queue** is a collection in which the element", "**Deque** is a queue that allows insertion and"]', '**Heap** is a complete binary tree in which', '[]', '**Heap** is a complete binary tree in which every parent is not', 'c4', NULL, NULL, 'medium', '{"end": 467, "quote": "**Heap** is a complete binary tree in which every parent is not greater than its children.", "start": 377}', 'candidate', NULL, '2026-11-27 18:43:40.56997+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_657c1e0cb0c345feddb86484326f067c', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 4, 0, 'multiple_choice', 'What holds for “Collision”?', '["**Collision** is a situation in which two different", "**Deque** is a queue that allows insertion and", "**Stack** is a collection in which the element", "**Queue** is a collection in which the element"]', '**Collision** is a situation in which two different', '[]', '**Collision** is a situation in which two different keys get the same', 'c5', NULL, NULL, 'easy', '{"end": 544, "quote": "**Collision** is a situation in which two different keys get the same hash.", "start": 469}', 'candidate', NULL, '2026-11-27 18:43:40.56997+00', NULL, NULL, NULL, NULL, false, NULL);

INSERT INTO public.quizzes VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 5}', 'en', 'ready_unchecked', 'offline', 'theory', 'standard', false, NULL, 1, '2026-11-27 18:43:32.939864+00', NULL);
INSERT INTO public.quizzes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 5}', 'en', NULL, 'checked', 'theory', 'standard', false, NULL, 1, '2026-11-27 18:43:39.06953+00', '{"doubts": [], "patches": [{"start": 154, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}], "unchecked": []}');

INSERT INTO public.replies OVERRIDING SYSTEM VALUE VALUES ('rep_60068ad8a2114929bdfd36ba2fd75788', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'run_67e90821ea1a48a4b299ab3e9c38c35f', 'b2d0f0b6191665a62f08b52479af95ba', '{"text": "replace \"at both ends\" with \"at either end\" everywhere", "type": "request", "selection": null}', '2026-11-27 18:43:36.772418+00', 1);

INSERT INTO public.runs VALUES ('run_7a99a54bd7724f8e822db893ee2b3816', 'local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-27 18:43:32.939864+00', '2026-11-27 18:43:33.09704+00', '2026-11-27 18:43:35.231702+00', 0);
INSERT INTO public.runs VALUES ('run_80c366374d9f447aa6e82459bbdf978d', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-27 18:43:36.132673+00', '2026-11-27 18:43:36.218501+00', '2026-11-27 18:43:36.747321+00', 0);
INSERT INTO public.runs VALUES ('run_67e90821ea1a48a4b299ab3e9c38c35f', 'local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'reply', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-27 18:43:36.772418+00', '2026-11-27 18:43:36.790693+00', '2026-11-27 18:43:37.270106+00', 0);
INSERT INTO public.runs VALUES ('run_1fe1ff8bf100439494edb510f88f4733', 'local', 'thr_39d609814c9648a5bece1c854310aadb', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-27 18:43:37.355634+00', '2026-11-27 18:43:37.478968+00', '2026-11-27 18:43:37.888359+00', 0);
INSERT INTO public.runs VALUES ('run_eb8a3d7a066f40899d752b68513c3be0', 'local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 'start', 'running', 2, 0, 'vm/c7e1c11a-1d1d-48fc-a8c3-689157481568/pid[4026531836]:28244:1795818589208', NULL, NULL, '2026-11-27 18:43:39.06953+00', '2026-11-27 18:43:39.127183+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_4f7c16bbc2e74cf5a6ef645263d6fbd1', 'local', 'thr_e1f30169486144f3a06e56b51c72090b', 'start', 'running', 2, 0, 'vm/c7e1c11a-1d1d-48fc-a8c3-689157481568/pid[4026531836]:28244:1795818589208', NULL, NULL, '2026-11-27 18:43:41.302812+00', '2026-11-27 18:43:41.34774+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_6beb2e65af4a4267bc6966d20753e149', 'local', 'thr_ea73d262fa714401b3f8d82966804e05', 'start', 'running', 2, 0, 'vm/c7e1c11a-1d1d-48fc-a8c3-689157481568/pid[4026531836]:28244:1795818589208', NULL, NULL, '2026-11-27 18:43:40.785957+00', '2026-11-27 18:43:40.850695+00', NULL, 0);

INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'edit', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'over', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'part', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'manu', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'that', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'play', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'without', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'drag', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'you', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'the', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, '3', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, '', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'it', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'cut', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'a', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, '2', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'pres', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'want', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'to', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'hear', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'out', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'sound', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'choos', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, 'of', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, '1', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 1);
INSERT INTO public.search_terms VALUES ('src_862248052d7042679f1f075f8d12dd3d', 1, ' index', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 4);

INSERT INTO public.source_indexes VALUES ('src_4a230301b0934a20b2018136ed164f56', 'local', 0, 4, '2026-11-27 18:43:40.782+00');
INSERT INTO public.source_indexes VALUES ('src_39f3ad87c9fb4de9860a2f9518c00b9d', 'local', 1, 4, '2026-11-27 22:30:23.17+00');

INSERT INTO public.source_texts VALUES ('local', 'src_4a230301b0934a20b2018136ed164f56', 'note', 0, '#at-0,13', 'Lecture 4 ·
Queue is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.', 0, '''4'' ''a'' ''added'' ''as'' ''at'' ''canteen'' ''collection'' ''element'' ''fifo'' ''first'' ''in'' ''is'' ''lecture'' ''line'' ''queue'' ''removed'' ''the'' ''which''');
INSERT INTO public.source_texts VALUES ('local', 'src_39f3ad87c9fb4de9860a2f9518c00b9d', 'note', 0, '#at-0,17,101,194,292', 'Waiting lines ·
Stack is a collection in which the element added last is removed first (LIFO).
Queue is a collection that lets the first one out first, as in a line at the canteen.
A line at the canteen
Deque is a queue that allows insertion and removal at both ends.', 1, '''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''is'' ''last'' ''lets'' ''lifo'' ''line'' ''lines'' ''one'' ''out'' ''queue'' ''removal'' ''removed'' ''stack'' ''that'' ''the'' ''waiting'' ''which''');
INSERT INTO public.source_texts VALUES ('local', 'src_39f3ad87c9fb4de9860a2f9518c00b9d', 'note', 1, '#at-362,454', 'Heap is a complete binary tree in which every parent is not greater than its children.
Collision is a situation in which two different keys get the same hash.', 1, '''a'' ''binary'' ''children'' ''collision'' ''complete'' ''different'' ''every'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''is'' ''its'' ''keys'' ''not'' ''parent'' ''same'' ''situation'' ''than'' ''the'' ''tree'' ''two'' ''which''');

INSERT INTO public.sources VALUES ('src_862248052d7042679f1f075f8d12dd3d', 'local', 'pck_cc45f8ea31a24983b27f09745722d69d', 'manual.md', 'markdown', 'bdf264b1cd92d7c07e4b97431c3bbc757b4ac9092b76ed1582269c58e4b6ecd7', 170, 'ready', 1, 1, 1, 1, 1, '[]', NULL, NULL, NULL, NULL, '2026-11-27 18:43:28.702957+00', '2026-11-27 18:43:32.791419+00', NULL, NULL, 0);

INSERT INTO public.studies VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'local', 'Waiting lines', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', 'editing', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-27 18:43:36.132673+00');
INSERT INTO public.studies VALUES ('thr_ea73d262fa714401b3f8d82966804e05', 'local', 'Waiting lines', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-27 18:43:40.785957+00');

INSERT INTO public.subject_sources VALUES ('src_4a230301b0934a20b2018136ed164f56', 'local', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', 'Lecture 4', 'lecture-4.md', '# Lecture 4

Queue is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.
', '6561585eee39f1f84991bcba03d1eade2efcc8066135cc646d57ef9a14114805', 23, '[]', NULL, '2026-11-27 18:43:37.912476+00', 0, NULL, NULL, '{}', '[]');
INSERT INTO public.subject_sources VALUES ('src_3d406b2b5fac4f00a60d75daffed1237', 'local', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '', 'lines.md', '', '66d774dd83e374110d8f20b2e5b7bd83a235fa5ff93b3cba0047db0c41390afc', 82, '[]', '2026-11-27 22:30:20.06846+00', '2026-11-27 18:43:32.939+00', 0, 'src_39f3ad87c9fb4de9860a2f9518c00b9d', NULL, '{0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5}', '[]');
INSERT INTO public.subject_sources VALUES ('src_39f3ad87c9fb4de9860a2f9518c00b9d', 'local', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', 'Waiting lines', 'lines.md', '# Waiting lines

**Stack** is a collection in which the element added last is removed first (LIFO).

**Queue** is a collection that lets the first one out first, as in a line at the canteen.

![A line at the canteen](picture:0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5)

**Deque** is a queue that allows insertion and removal at both ends.

**Heap** is a complete binary tree in which every parent is not greater than its children.

**Collision** is a situation in which two different keys get the same hash.
', '7579de8fe8c2b6c81b60f62c8d65a751aa7baa750ed4aa9a95aa16df7c71d945', 80, '[]', NULL, '2026-11-27 18:43:32.939864+00', 1, NULL, NULL, '{0f15ebe885f303f454d74c20ee77ee6eafd81b38bf19d2f27bc029ede02176f5}', '[{"at": "2026-11-27T22:30:20.160Z", "cause": {"by": "correction", "quizId": "thr_07738e2d1b384d9181c1b63d43f42c67", "wording": "own"}, "patches": [{"start": 101, "removed": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.\n", "inserted": "**Queue** is a collection that lets the first one out first, as in a line at the canteen.\n"}], "revision": 1}]');

INSERT INTO public.subjects VALUES ('sub_b39a758d0e6f482399a1ec6bc8764e7e', 'local', NULL, true, NULL, '2026-11-27 18:43:32.939864+00', '2030-06-01');

INSERT INTO public.text_words VALUES ('local', 'cut', 'cut', 5);
INSERT INTO public.text_words VALUES ('local', 'do', 'do', 2);
INSERT INTO public.text_words VALUES ('local', 'guide', 'guid', 2);
INSERT INTO public.text_words VALUES ('local', 'describe', 'describ', 3);
INSERT INTO public.text_words VALUES ('local', 'description', 'descript', 2);
INSERT INTO public.text_words VALUES ('local', 'how', 'how', 2);
INSERT INTO public.text_words VALUES ('local', 'does', 'doe', 3);
INSERT INTO public.text_words VALUES ('local', 'i', 'i', 2);
INSERT INTO public.text_words VALUES ('local', 'fits', 'fit', 2);
INSERT INTO public.text_words VALUES ('local', '1', '1', 3);
INSERT INTO public.text_words VALUES ('local', '2', '2', 4);
INSERT INTO public.text_words VALUES ('local', '3', '3', 2);
INSERT INTO public.text_words VALUES ('local', 'leave', 'leav', 1);
INSERT INTO public.text_words VALUES ('local', 'letters', 'let', 1);
INSERT INTO public.text_words VALUES ('local', 'are', 'are', 3);
INSERT INTO public.text_words VALUES ('local', 'being', 'be', 3);
INSERT INTO public.text_words VALUES ('local', 'options', 'option', 1);
INSERT INTO public.text_words VALUES ('local', 'right', 'right', 1);
INSERT INTO public.text_words VALUES ('local', 'anything', 'anyth', 1);
INSERT INTO public.text_words VALUES ('local', 'choose', 'choos', 3);
INSERT INTO public.text_words VALUES ('local', 'drag', 'drag', 2);
INSERT INTO public.text_words VALUES ('local', 'checked', 'check', 1);
INSERT INTO public.text_words VALUES ('local', 'hear', 'hear', 2);
INSERT INTO public.text_words VALUES ('local', 'manual', 'manu', 1);
INSERT INTO public.text_words VALUES ('local', 'over', 'over', 2);
INSERT INTO public.text_words VALUES ('local', 'play', 'play', 2);
INSERT INTO public.text_words VALUES ('local', 'press', 'pres', 2);
INSERT INTO public.text_words VALUES ('local', 'sound', 'sound', 3);
INSERT INTO public.text_words VALUES ('local', 'waits', 'wait', 2);
INSERT INTO public.text_words VALUES ('local', 'key', 'key', 1);
INSERT INTO public.text_words VALUES ('local', 'want', 'want', 2);
INSERT INTO public.text_words VALUES ('local', 'without', 'without', 2);
INSERT INTO public.text_words VALUES ('local', 'you', 'you', 2);
INSERT INTO public.text_words VALUES ('local', '4', '4', 1);
INSERT INTO public.text_words VALUES ('local', 'document', 'docu', 2);
INSERT INTO public.text_words VALUES ('local', 'model', 'model', 1);
INSERT INTO public.text_words VALUES ('local', 'no', 'no', 1);
INSERT INTO public.text_words VALUES ('local', 'each', 'each', 2);
INSERT INTO public.text_words VALUES ('local', 'notes', 'note', 2);
INSERT INTO public.text_words VALUES ('local', 'number', 'numb', 1);
INSERT INTO public.text_words VALUES ('local', 'or', 'or', 1);
INSERT INTO public.text_words VALUES ('local', 'order', 'order', 1);
INSERT INTO public.text_words VALUES ('local', 'own', 'own', 1);
INSERT INTO public.text_words VALUES ('local', 'replace', 'replac', 1);
INSERT INTO public.text_words VALUES ('local', 'shortened', 'shorten', 1);
INSERT INTO public.text_words VALUES ('local', 'fifo', 'fifo', 1);
INSERT INTO public.text_words VALUES ('local', 'terms', 'term', 1);
INSERT INTO public.text_words VALUES ('local', 'edit', 'edit', 3);
INSERT INTO public.text_words VALUES ('local', 'either', 'eith', 4);
INSERT INTO public.text_words VALUES ('local', 'lecture', 'lectur', 1);
INSERT INTO public.text_words VALUES ('local', 'their', 'their', 1);
INSERT INTO public.text_words VALUES ('local', 'these', 'these', 1);
INSERT INTO public.text_words VALUES ('local', 'end', 'end', 4);
INSERT INTO public.text_words VALUES ('local', 'words', 'word', 1);
INSERT INTO public.text_words VALUES ('local', 'your', 'your', 1);
INSERT INTO public.text_words VALUES ('local', '5', '5', 1);
INSERT INTO public.text_words VALUES ('local', 'everywhere', 'everywh', 2);
INSERT INTO public.text_words VALUES ('local', 'begins', 'begin', 1);
INSERT INTO public.text_words VALUES ('local', 'from', 'from', 5);
INSERT INTO public.text_words VALUES ('local', 'has', 'has', 2);
INSERT INTO public.text_words VALUES ('local', 'it', 'it', 3);
INSERT INTO public.text_words VALUES ('local', 'leads', 'lead', 3);
INSERT INTO public.text_words VALUES ('local', 'of', 'of', 7);
INSERT INTO public.text_words VALUES ('local', 'part', 'part', 5);
INSERT INTO public.text_words VALUES ('local', 'q', 'q', 6);
INSERT INTO public.text_words VALUES ('local', 'them', 'them', 2);
INSERT INTO public.text_words VALUES ('local', 'this', 'this', 4);
INSERT INTO public.text_words VALUES ('local', 'to', 'to', 9);
INSERT INTO public.text_words VALUES ('local', 'what', 'what', 5);
INSERT INTO public.text_words VALUES ('local', 'with', 'with', 3);
INSERT INTO public.text_words VALUES ('local', 'quiz', 'quiz', 2);
INSERT INTO public.text_words VALUES ('local', 'by', 'by', 1);
INSERT INTO public.text_words VALUES ('local', 'changed', 'chang', 1);
INSERT INTO public.text_words VALUES ('local', 'else', 'els', 1);
INSERT INTO public.text_words VALUES ('local', 'replaced', 'replac', 1);
INSERT INTO public.text_words VALUES ('local', 'should', 'should', 1);
INSERT INTO public.text_words VALUES ('local', 'made', 'made', 4);
INSERT INTO public.text_words VALUES ('local', '0', '0', 1);
INSERT INTO public.text_words VALUES ('local', '10', '10', 1);
INSERT INTO public.text_words VALUES ('local', '20', '20', 1);
INSERT INTO public.text_words VALUES ('local', '40', '40', 1);
INSERT INTO public.text_words VALUES ('local', '80', '80', 3);
INSERT INTO public.text_words VALUES ('local', 'about', 'about', 1);
INSERT INTO public.text_words VALUES ('local', 'after', 'after', 2);
INSERT INTO public.text_words VALUES ('local', 'another', 'anoth', 1);
INSERT INTO public.text_words VALUES ('local', 'assumptions', 'assumpt', 1);
INSERT INTO public.text_words VALUES ('local', 'back', 'back', 1);
INSERT INTO public.text_words VALUES ('local', 'be', 'be', 3);
INSERT INTO public.text_words VALUES ('local', 'calculates', 'calcul', 1);
INSERT INTO public.text_words VALUES ('local', 'cause', 'caus', 1);
INSERT INTO public.text_words VALUES ('local', 'change', 'chang', 1);
INSERT INTO public.text_words VALUES ('local', 'code', 'code', 1);
INSERT INTO public.text_words VALUES ('local', 'constant', 'const', 1);
INSERT INTO public.text_words VALUES ('local', 'definitions', 'definit', 2);
INSERT INTO public.text_words VALUES ('local', 'derivation', 'deriv', 1);
INSERT INTO public.text_words VALUES ('local', 'down', 'down', 1);
INSERT INTO public.text_words VALUES ('local', 'everything', 'everyth', 1);
INSERT INTO public.text_words VALUES ('local', 'examples', 'exampl', 1);
INSERT INTO public.text_words VALUES ('local', 'explains', 'explain', 1);
INSERT INTO public.text_words VALUES ('local', 'follows', 'follow', 1);
INSERT INTO public.text_words VALUES ('local', 'for', 'for', 2);
INSERT INTO public.text_words VALUES ('local', 'forget', 'forget', 1);
INSERT INTO public.text_words VALUES ('local', 'frequent', 'frequ', 1);
INSERT INTO public.text_words VALUES ('local', 'happens', 'happen', 1);
INSERT INTO public.text_words VALUES ('local', 'kept', 'kept', 1);
INSERT INTO public.text_words VALUES ('local', 'known', 'known', 2);
INSERT INTO public.text_words VALUES ('local', 'let', 'let', 1);
INSERT INTO public.text_words VALUES ('local', 'mistake', 'mistak', 1);
INSERT INTO public.text_words VALUES ('local', 'must', 'must', 1);
INSERT INTO public.text_words VALUES ('local', 'n', 'n', 2);
INSERT INTO public.text_words VALUES ('local', 'next', 'next', 1);
INSERT INTO public.text_words VALUES ('local', 'on', 'on', 1);
INSERT INTO public.text_words VALUES ('local', 'only', 'onli', 1);
INSERT INTO public.text_words VALUES ('local', 'practice', 'pract', 1);
INSERT INTO public.text_words VALUES ('local', 'print', 'print', 1);
INSERT INTO public.text_words VALUES ('local', 'range', 'rang', 1);
INSERT INTO public.text_words VALUES ('local', 'rests', 'rest', 1);
INSERT INTO public.text_words VALUES ('local', 'one', 'one', 3);
INSERT INTO public.text_words VALUES ('local', 'out', 'out', 5);
INSERT INTO public.text_words VALUES ('local', 'say', 'say', 1);
INSERT INTO public.text_words VALUES ('local', 'share', 'share', 1);
INSERT INTO public.text_words VALUES ('local', 'so', 'so', 1);
INSERT INTO public.text_words VALUES ('local', 'state', 'state', 6);
INSERT INTO public.text_words VALUES ('local', 'step', 'step', 3);
INSERT INTO public.text_words VALUES ('local', 'steps', 'step', 2);
INSERT INTO public.text_words VALUES ('local', 'subject', 'subject', 1);
INSERT INTO public.text_words VALUES ('local', 'text', 'text', 1);
INSERT INTO public.text_words VALUES ('local', 'tfrac12', 'tfrac12', 1);
INSERT INTO public.text_words VALUES ('local', 'then', 'then', 1);
INSERT INTO public.text_words VALUES ('local', 'theory', 'theor', 2);
INSERT INTO public.text_words VALUES ('local', 'transition', 'transit', 3);
INSERT INTO public.text_words VALUES ('local', 'transitions', 'transit', 1);
INSERT INTO public.text_words VALUES ('local', 'use', 'use', 1);
INSERT INTO public.text_words VALUES ('local', 'usual', 'usual', 1);
INSERT INTO public.text_words VALUES ('local', 'value', 'valu', 1);
INSERT INTO public.text_words VALUES ('local', 'was', 'was', 6);
INSERT INTO public.text_words VALUES ('local', 'whoever', 'whoev', 1);
INSERT INTO public.text_words VALUES ('local', 'works', 'work', 1);
INSERT INTO public.text_words VALUES ('local', 'writes', 'write', 1);
INSERT INTO public.text_words VALUES ('local', 'written', 'written', 1);
INSERT INTO public.text_words VALUES ('local', 'x_0', 'x_0', 5);
INSERT INTO public.text_words VALUES ('local', 'x_1', 'x_1', 2);
INSERT INTO public.text_words VALUES ('local', 'x_2', 'x_2', 1);
INSERT INTO public.text_words VALUES ('local', 'x_n', 'x_n', 1);
INSERT INTO public.text_words VALUES ('local', 'a', 'a', 41);
INSERT INTO public.text_words VALUES ('local', 'added', 'add', 15);
INSERT INTO public.text_words VALUES ('local', 'allows', 'allow', 11);
INSERT INTO public.text_words VALUES ('local', 'and', 'and', 17);
INSERT INTO public.text_words VALUES ('local', 'as', 'as', 10);
INSERT INTO public.text_words VALUES ('local', 'at', 'at', 18);
INSERT INTO public.text_words VALUES ('local', 'binary', 'binar', 10);
INSERT INTO public.text_words VALUES ('local', 'both', 'both', 11);
INSERT INTO public.text_words VALUES ('local', 'canteen', 'canteen', 11);
INSERT INTO public.text_words VALUES ('local', 'children', 'children', 10);
INSERT INTO public.text_words VALUES ('local', 'collection', 'collect', 14);
INSERT INTO public.text_words VALUES ('local', 'collision', 'collis', 9);
INSERT INTO public.text_words VALUES ('local', 'complete', 'complet', 10);
INSERT INTO public.text_words VALUES ('local', 'deque', 'dequ', 10);
INSERT INTO public.text_words VALUES ('local', 'different', 'dif', 10);
INSERT INTO public.text_words VALUES ('local', 'element', 'element', 14);
INSERT INTO public.text_words VALUES ('local', 'ends', 'end', 11);
INSERT INTO public.text_words VALUES ('local', 'every', 'ever', 11);
INSERT INTO public.text_words VALUES ('local', 'first', 'first', 18);
INSERT INTO public.text_words VALUES ('local', 'get', 'get', 10);
INSERT INTO public.text_words VALUES ('local', 'greater', 'great', 10);
INSERT INTO public.text_words VALUES ('local', 'hash', 'hash', 10);
INSERT INTO public.text_words VALUES ('local', 'heap', 'heap', 11);
INSERT INTO public.text_words VALUES ('local', 'in', 'in', 28);
INSERT INTO public.text_words VALUES ('local', 'insertion', 'insert', 11);
INSERT INTO public.text_words VALUES ('local', 'is', 'is', 29);
INSERT INTO public.text_words VALUES ('local', 'its', 'it', 11);
INSERT INTO public.text_words VALUES ('local', 'keys', 'key', 10);
INSERT INTO public.text_words VALUES ('local', 'last', 'last', 13);
INSERT INTO public.text_words VALUES ('local', 'lets', 'let', 1);
INSERT INTO public.text_words VALUES ('local', 'lifo', 'lifo', 10);
INSERT INTO public.text_words VALUES ('local', 'line', 'line', 12);
INSERT INTO public.text_words VALUES ('local', 'lines', 'line', 18);
INSERT INTO public.text_words VALUES ('local', 'not', 'not', 10);
INSERT INTO public.text_words VALUES ('local', 'parent', 'parent', 10);
INSERT INTO public.text_words VALUES ('local', 'queue', 'queue', 15);
INSERT INTO public.text_words VALUES ('local', 'removal', 'remov', 11);
INSERT INTO public.text_words VALUES ('local', 'removed', 'remov', 14);
INSERT INTO public.text_words VALUES ('local', 'same', 'same', 12);
INSERT INTO public.text_words VALUES ('local', 'situation', 'situ', 10);
INSERT INTO public.text_words VALUES ('local', 'stack', 'stack', 11);
INSERT INTO public.text_words VALUES ('local', 'than', 'than', 10);
INSERT INTO public.text_words VALUES ('local', 'that', 'that', 24);
INSERT INTO public.text_words VALUES ('local', 'the', 'the', 33);
INSERT INTO public.text_words VALUES ('local', 'tree', 'tree', 10);
INSERT INTO public.text_words VALUES ('local', 'two', 'two', 13);
INSERT INTO public.text_words VALUES ('local', 'waiting', 'wait', 18);
INSERT INTO public.text_words VALUES ('local', 'which', 'which', 23);

INSERT INTO public.thread_indexes VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'local', 20, 4, '2026-11-27 18:43:39.456+00');
INSERT INTO public.thread_indexes VALUES ('thr_39d609814c9648a5bece1c854310aadb', 'local', 11, 4, '2026-11-27 18:43:40.547+00');
INSERT INTO public.thread_indexes VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'local', 20, 4, '2026-11-27 18:43:42.638+00');
INSERT INTO public.thread_indexes VALUES ('thr_ea73d262fa714401b3f8d82966804e05', 'local', 11, 4, '2026-11-27 22:30:09.295+00');
INSERT INTO public.thread_indexes VALUES ('thr_e1f30169486144f3a06e56b51c72090b', 'local', 11, 4, '2026-11-27 22:30:11.931+00');
INSERT INTO public.thread_indexes VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'local', 21, 4, '2026-11-27 22:30:22.888+00');

INSERT INTO public.thread_sources VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'src_3d406b2b5fac4f00a60d75daffed1237', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'src_3d406b2b5fac4f00a60d75daffed1237', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'src_3d406b2b5fac4f00a60d75daffed1237', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_ea73d262fa714401b3f8d82966804e05', 'src_3d406b2b5fac4f00a60d75daffed1237', 'local', 0);

INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'title', 0, NULL, 'A quiz that was made', 3, '''a'' ''made'' ''quiz'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'note', 0, '/note#at-0,17,101,209,307', 'Waiting lines ·
Stack is a collection in which the element added last is removed first (LIFO).
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
A line at the canteen
Deque is a queue that allows insertion and removal at both ends.', 3, '''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''is'' ''last'' ''lifo'' ''line'' ''lines'' ''queue'' ''removal'' ''removed'' ''stack'' ''that'' ''the'' ''waiting'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'note', 1, '/note#at-377,469', 'Heap is a complete binary tree in which every parent is not greater than its children.
Collision is a situation in which two different keys get the same hash.', 3, '''a'' ''binary'' ''children'' ''collision'' ''complete'' ''different'' ''every'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''is'' ''its'' ''keys'' ''not'' ''parent'' ''same'' ''situation'' ''than'' ''the'' ''tree'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'title', 0, NULL, 'A document that waits', 15, '''a'' ''document'' ''that'' ''waits''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'title', 1, NULL, 'Waiting lines', 15, '''lines'' ''waiting''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 0, '#block-0', 'Waiting lines', 15, '''lines'' ''waiting''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 1, '#block-1', 'These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.', 15, '''a'' ''added'' ''and'' ''anything'' ''are'' ''checked'' ''each'' ''has'' ''in'' ''leads'' ''line'' ''model'' ''no'' ''notes'' ''number'' ''of'' ''or'' ''order'' ''own'' ''shortened'' ''their'' ''them'' ''these'' ''to'' ''words'' ''your''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 2, '#block-2', 'Key terms', 15, '''key'' ''terms''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 4, '#block-4', 'From the notes', 15, '''from'' ''notes'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 5, '#block-5', 'Stack is a collection in which the element added last is removed first (LIFO).', 15, '''a'' ''added'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''lifo'' ''removed'' ''stack'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 6, '#block-6', 'Queue is a collection in which the element added last is removed first, as in a line at the canteen.', 15, '''a'' ''added'' ''as'' ''at'' ''canteen'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''line'' ''queue'' ''removed'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 7, '#block-7', 'A line at the canteen', 15, '''a'' ''at'' ''canteen'' ''line'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 9, '#block-9', 'Heap is a complete binary tree in which every parent is not greater than its children.', 15, '''a'' ''binary'' ''children'' ''complete'' ''every'' ''greater'' ''heap'' ''in'' ''is'' ''its'' ''not'' ''parent'' ''than'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 10, '#block-10', 'Collision is a situation in which two different keys get the same hash.', 15, '''a'' ''collision'' ''different'' ''get'' ''hash'' ''in'' ''is'' ''keys'' ''same'' ''situation'' ''the'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'note', 0, '#note-L1,3,5,7,9', 'Waiting lines ·
Stack is a collection in which the element added last is removed first (LIFO).
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
A line at the canteen
Deque is a queue that allows insertion and removal at both ends.', 15, '''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''is'' ''last'' ''lifo'' ''line'' ''lines'' ''queue'' ''removal'' ''removed'' ''stack'' ''that'' ''the'' ''waiting'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'note', 1, '#note-L11,13', 'Heap is a complete binary tree in which every parent is not greater than its children.
Collision is a situation in which two different keys get the same hash.', 15, '''a'' ''binary'' ''children'' ''collision'' ''complete'' ''different'' ''every'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''is'' ''its'' ''keys'' ''not'' ''parent'' ''same'' ''situation'' ''than'' ''the'' ''tree'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'message', 0, '#message-msg_7c0d74ba2ced4a80aa629c7678d479a6', 'replace "at both ends" with "at either end" everywhere', 15, '''at'' ''both'' ''either'' ''end'' ''ends'' ''everywhere'' ''replace'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'question', 0, '#question-qst_6605a806368d931facec69d9187d8832', '“Waiting lines”: which description fits “Stack”?
A complete binary tree in which every parent is not greater than its children · A collection in which the element added last is removed first (LIFO) · A queue that allows insertion and removal at both ends · A situation in which two different keys get the same hash', 20, '''a'' ''added'' ''allows'' ''and'' ''at'' ''binary'' ''both'' ''children'' ''collection'' ''complete'' ''description'' ''different'' ''element'' ''ends'' ''every'' ''first'' ''fits'' ''get'' ''greater'' ''hash'' ''in'' ''insertion'' ''is'' ''its'' ''keys'' ''last'' ''lifo'' ''lines'' ''not'' ''parent'' ''queue'' ''removal'' ''removed'' ''same'' ''situation'' ''stack'' ''than'' ''that'' ''the'' ''tree'' ''two'' ''waiting'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'question', 1, '#question-qst_e3918aa993fee9a80b52f70a8e21325f', '“Waiting lines”: what does this describe?
— a collection in which the element added last is removed first, as in a line at the canteen (begins with “Q”, 5 letters)', 20, '''5'' ''a'' ''added'' ''as'' ''at'' ''begins'' ''canteen'' ''collection'' ''describe'' ''does'' ''element'' ''first'' ''in'' ''is'' ''last'' ''letters'' ''line'' ''lines'' ''q'' ''removed'' ''the'' ''this'' ''waiting'' ''what'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_e1f30169486144f3a06e56b51c72090b', 'title', 0, NULL, 'A guide that was being made', 8, '''a'' ''being'' ''guide'' ''made'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_e1f30169486144f3a06e56b51c72090b', 'title', 1, NULL, 'How do I cut a part out?', 8, '''a'' ''cut'' ''do'' ''how'' ''i'' ''out'' ''part''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'title', 0, NULL, 'A document that was being written', 9, '''a'' ''being'' ''document'' ''that'' ''was'' ''written''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'title', 1, NULL, 'Waiting lines', 9, '''lines'' ''waiting''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 0, '#block-0', 'Waiting lines', 9, '''lines'' ''waiting''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 1, '#block-1', 'Waiting lines is the part of the subject that this text explains from its definitions to its use.', 9, '''definitions'' ''explains'' ''from'' ''is'' ''its'' ''lines'' ''of'' ''part'' ''subject'' ''text'' ''that'' ''the'' ''this'' ''to'' ''use'' ''waiting''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 2, '#block-2', 'Definitions', 9, '''definitions''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'question', 2, '#question-qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', '“Waiting lines”: what does this describe?
A queue that allows insertion and removal at both ends Choose.
Stack · Collision · Deque · Heap', 20, '''a'' ''allows'' ''and'' ''at'' ''both'' ''choose'' ''collision'' ''deque'' ''describe'' ''does'' ''ends'' ''heap'' ''insertion'' ''lines'' ''queue'' ''removal'' ''stack'' ''that'' ''this'' ''waiting'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'question', 3, '#question-qst_4e4c2999477b66a158243a8440671772', '“Waiting lines”: which description fits “Heap”?
A situation in which two different keys get the same hash · A queue that allows insertion and removal at both ends · A collection in which the element added last is removed first (LIFO) · A complete binary tree in which every parent is not greater than its children', 20, '''a'' ''added'' ''allows'' ''and'' ''at'' ''binary'' ''both'' ''children'' ''collection'' ''complete'' ''description'' ''different'' ''element'' ''ends'' ''every'' ''first'' ''fits'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''insertion'' ''is'' ''its'' ''keys'' ''last'' ''lifo'' ''lines'' ''not'' ''parent'' ''queue'' ''removal'' ''removed'' ''same'' ''situation'' ''than'' ''that'' ''the'' ''tree'' ''two'' ''waiting'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'question', 4, '#question-qst_d4319ce9489482ae793cddd2dfd52eee', '“Waiting lines”: what does this describe?
A situation in which two different keys get the same hash
Deque · Collision · Queue · Heap', 20, '''a'' ''collision'' ''deque'' ''describe'' ''different'' ''does'' ''get'' ''hash'' ''heap'' ''in'' ''keys'' ''lines'' ''queue'' ''same'' ''situation'' ''the'' ''this'' ''two'' ''waiting'' ''what'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'question', 5, '#question-qst_d9c26af03b34d8eea0f4931441099d64', 'First to leave a stack is .', 20, '''a'' ''first'' ''is'' ''leave'' ''stack'' ''to''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'answer', 0, '#question-qst_6605a806368d931facec69d9187d8832', 'A collection in which the element added last is removed first (LIFO)
Stack — a collection in which the element added last is removed first (LIFO).
Two of the options are right.', 20, '''a'' ''added'' ''are'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''lifo'' ''of'' ''options'' ''removed'' ''right'' ''stack'' ''the'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'answer', 1, '#question-qst_e3918aa993fee9a80b52f70a8e21325f', 'Queue
Queue — a collection in which the element added last is removed first, as in a line at the canteen.', 20, '''a'' ''added'' ''as'' ''at'' ''canteen'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''line'' ''queue'' ''removed'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'answer', 2, '#question-qst_45d5bb49ce0ad0f7e1ca6ab271f7d934', 'Deque
Deque — a queue that allows insertion and removal at both ends.', 20, '''a'' ''allows'' ''and'' ''at'' ''both'' ''deque'' ''ends'' ''insertion'' ''queue'' ''removal'' ''that''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_2faf23d55cff475d9153881fb42a6bac', 'answer', 3, '#question-qst_4e4c2999477b66a158243a8440671772', 'A complete binary tree in which every parent is not greater than its children
Heap — a complete binary tree in which every parent is not greater than its children.', 20, '''a'' ''binary'' ''children'' ''complete'' ''every'' ''greater'' ''heap'' ''in'' ''is'' ''its'' ''not'' ''parent'' ''than'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_39d609814c9648a5bece1c854310aadb', 'title', 0, NULL, 'A guide that waits', 11, '''a'' ''guide'' ''that'' ''waits''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_39d609814c9648a5bece1c854310aadb', 'title', 1, NULL, 'How do I cut a part out?', 11, '''a'' ''cut'' ''do'' ''how'' ''i'' ''out'' ''part''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_39d609814c9648a5bece1c854310aadb', 'guide', 0, '#answer', 'Cut a part out
1. Drag over the part of the sound that you want to cut out.
2. Choose Edit > Cut.
3. Press Play to hear the sound without it.
From the manual: Cut a part out', 11, '''1'' ''2'' ''3'' ''a'' ''choose'' ''cut'' ''drag'' ''edit'' ''from'' ''hear'' ''it'' ''manual'' ''of'' ''out'' ''over'' ''part'' ''play'' ''press'' ''sound'' ''that'' ''the'' ''to'' ''want'' ''without'' ''you''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_39d609814c9648a5bece1c854310aadb', 'guide', 1, '#step-0', 'Drag over the part of the sound that you want to cut out.', 11, '''cut'' ''drag'' ''of'' ''out'' ''over'' ''part'' ''sound'' ''that'' ''the'' ''to'' ''want'' ''you''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_39d609814c9648a5bece1c854310aadb', 'guide', 2, '#step-1', 'Choose Edit > Cut.', 11, '''choose'' ''cut'' ''edit''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_39d609814c9648a5bece1c854310aadb', 'guide', 3, '#step-2', 'Press Play to hear the sound without it.', 11, '''hear'' ''it'' ''play'' ''press'' ''sound'' ''the'' ''to'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 'title', 0, NULL, 'A quiz that was being made', 12, '''a'' ''being'' ''made'' ''quiz'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 'note', 0, '/note#at-0,17,101,209,307', 'Waiting lines ·
Stack is a collection in which the element added last is removed first (LIFO).
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
A line at the canteen
Deque is a queue that allows insertion and removal at both ends.', 12, '''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''is'' ''last'' ''lifo'' ''line'' ''lines'' ''queue'' ''removal'' ''removed'' ''stack'' ''that'' ''the'' ''waiting'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_07738e2d1b384d9181c1b63d43f42c67', 'note', 1, '/note#at-377,469', 'Heap is a complete binary tree in which every parent is not greater than its children.
Collision is a situation in which two different keys get the same hash.', 12, '''a'' ''binary'' ''children'' ''collision'' ''complete'' ''different'' ''every'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''is'' ''its'' ''keys'' ''not'' ''parent'' ''same'' ''situation'' ''than'' ''the'' ''tree'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 3, '#block-3', 'Stack: a collection in which the element added last is removed first (LIFO)
Queue: a collection in which the element added last is removed first, as in a line at the canteen
Deque: a queue that allows insertion and removal at either end
Heap: a complete binary tree in which every parent is not greater than its children
Collision: a situation in which two different keys get the same hash', 20, '''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''binary'' ''canteen'' ''children'' ''collection'' ''collision'' ''complete'' ''deque'' ''different'' ''either'' ''element'' ''end'' ''every'' ''first'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''insertion'' ''is'' ''its'' ''keys'' ''last'' ''lifo'' ''line'' ''not'' ''parent'' ''queue'' ''removal'' ''removed'' ''same'' ''situation'' ''stack'' ''than'' ''that'' ''the'' ''tree'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'document', 8, '#block-8', 'Deque is a queue that allows insertion and removal at either end.', 20, '''a'' ''allows'' ''and'' ''at'' ''deque'' ''either'' ''end'' ''insertion'' ''is'' ''queue'' ''removal'' ''that''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'message', 1, '#message-msg_5236249072b34608b5ee42f7747e3c47', '“at both ends” was replaced by “at either end” everywhere.', 20, '''at'' ''both'' ''by'' ''either'' ''end'' ''ends'' ''everywhere'' ''replaced'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'message', 2, '#message-msg_4789769ad2d041369677af03d5418a20', '1 edit was made. What else should be changed?', 20, '''1'' ''be'' ''changed'' ''edit'' ''else'' ''made'' ''should'' ''was'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 3, '#block-3', 'State is everything that must be known about Waiting lines to say what happens next. Transition is a change from one state to another. The usual value of the constant is 10.', 9, '''10'' ''a'' ''about'' ''another'' ''be'' ''change'' ''constant'' ''everything'' ''from'' ''happens'' ''is'' ''known'' ''lines'' ''must'' ''next'' ''of'' ''one'' ''say'' ''state'' ''that'' ''the'' ''to'' ''transition'' ''usual'' ''value'' ''waiting'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 4, '#block-4', 'Theory', 9, '''theory''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 5, '#block-5', 'The theory of Waiting lines rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.', 9, '''a'' ''and'' ''assumptions'' ''cause'' ''every'' ''follows'' ''from'' ''has'' ''is'' ''it'' ''known'' ''leads'' ''lines'' ''of'' ''on'' ''rests'' ''same'' ''state'' ''that'' ''the'' ''them'' ''theory'' ''to'' ''transition'' ''two'' ''waiting''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 6, '#block-6', 'Derivation', 9, '''derivation''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 7, '#block-7', 'Let x_0 be the first state and q the share that is kept in each step. After one step', 9, '''after'' ''and'' ''be'' ''each'' ''first'' ''in'' ''is'' ''kept'' ''let'' ''one'' ''q'' ''share'' ''state'' ''step'' ''that'' ''the'' ''x_0''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 8, '#block-8', '$$
x_1 = q x_0,
$$', 9, '''q'' ''x_0'' ''x_1''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 9, '#block-9', 'after two steps x_2 = q x_1 = q^2 x_0, and so after n steps', 9, '''2'' ''after'' ''and'' ''n'' ''q'' ''so'' ''steps'' ''two'' ''x_0'' ''x_1'' ''x_2''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 10, '#block-10', '$$
x_n = q^n x_0.
$$', 9, '''n'' ''q'' ''x_0'' ''x_n''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 11, '#block-11', 'Examples', 9, '''examples''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 12, '#block-12', 'For x_0 = 80 and q = \tfrac12 the first steps are:', 9, '''80'' ''and'' ''are'' ''first'' ''for'' ''q'' ''steps'' ''tfrac12'' ''the'' ''x_0''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 13, '#block-13', 'step · state
0 · 80
1 · 40
2 · 20', 9, '''0'' ''1'' ''2'' ''20'' ''40'' ''80'' ''state'' ''step''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 14, '#block-14', 'The same in code:', 9, '''code'' ''in'' ''same'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 15, '#block-15', 'state = 80
for step in range(3):
    print(step, state)
    state /= 2', 9, '''2'' ''3'' ''80'' ''for'' ''in'' ''print'' ''range'' ''state'' ''step''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 16, '#block-16', 'In practice', 9, '''in'' ''practice''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'document', 17, '#block-17', 'Whoever works with Waiting lines first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.', 9, '''a'' ''and'' ''back'' ''calculates'' ''down'' ''first'' ''forget'' ''frequent'' ''is'' ''leads'' ''lines'' ''mistake'' ''only'' ''state'' ''that'' ''the'' ''then'' ''to'' ''transition'' ''transitions'' ''waiting'' ''whoever'' ''with'' ''works'' ''writes''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'note', 0, '#note-L1,3,5,7,9', 'Waiting lines ·
Stack is a collection in which the element added last is removed first (LIFO).
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
A line at the canteen
Deque is a queue that allows insertion and removal at both ends.', 9, '''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''is'' ''last'' ''lifo'' ''line'' ''lines'' ''queue'' ''removal'' ''removed'' ''stack'' ''that'' ''the'' ''waiting'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ea73d262fa714401b3f8d82966804e05', 'note', 1, '#note-L11,13', 'Heap is a complete binary tree in which every parent is not greater than its children.
Collision is a situation in which two different keys get the same hash.', 9, '''a'' ''binary'' ''children'' ''collision'' ''complete'' ''different'' ''every'' ''get'' ''greater'' ''hash'' ''heap'' ''in'' ''is'' ''its'' ''keys'' ''not'' ''parent'' ''same'' ''situation'' ''than'' ''the'' ''tree'' ''two'' ''which''');

INSERT INTO public.threads VALUES ('thr_39d609814c9648a5bece1c854310aadb', 'local', 'guide', 'A guide that waits', 'waiting', 'wait_for_user_step_choice', NULL, NULL, '{"kind": "guide_steps", "open": false, "text": "There are 3 steps. Go through them one by one?", "rests": false, "choices": [{"id": "step_by_step", "label": "Go step by step"}, {"id": "done", "label": "Finish"}], "interruptId": "34cf695de970f15ab6aa047870fe56da"}', NULL, NULL, NULL, 1, NULL, 409, 11, '2026-11-27 18:43:37.355634+00', '2026-11-27 18:43:37.888359+00', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '2026-11-27 18:43:37.355634+00', NULL);
INSERT INTO public.threads VALUES ('thr_40d71f3bf15546f38ef4e6ca7ba552ff', 'local', 'study', 'A document that waits', 'waiting', 'edit_material', NULL, NULL, '{"kind": "study_edit", "open": true, "text": "1 edit was made. What else should be changed?", "rests": false, "choices": [], "interruptId": "9a7a1e95eb0864255ab2873f4f5a922d"}', NULL, NULL, NULL, 1, NULL, 1008, 20, '2026-11-27 18:43:36.132673+00', '2026-11-27 18:43:37.270106+00', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '2026-11-27 18:43:36.772418+00', NULL);
INSERT INTO public.threads VALUES ('thr_2faf23d55cff475d9153881fb42a6bac', 'local', 'quiz', 'A quiz that was made', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 2135, 20, '2026-11-27 18:43:32.939864+00', '2026-11-27 18:43:35.821862+00', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '2026-11-27 18:43:35.821862+00', NULL);
INSERT INTO public.threads VALUES ('thr_e1f30169486144f3a06e56b51c72090b', 'local', 'guide', 'A guide that was being made', 'running', 'generate_full_answer', NULL, NULL, NULL, NULL, NULL, 'run_4f7c16bbc2e74cf5a6ef645263d6fbd1', 2, '2026-11-27 22:30:05.939414+00', 318, 11, '2026-11-27 18:43:41.302812+00', '2026-11-27 22:30:06.233428+00', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '2026-11-27 18:43:41.302812+00', NULL);
INSERT INTO public.threads VALUES ('thr_ea73d262fa714401b3f8d82966804e05', 'local', 'study', 'A document that was being written', 'running', 'synthesise', NULL, NULL, NULL, NULL, NULL, 'run_6beb2e65af4a4267bc6966d20753e149', 2, '2026-11-27 22:30:05.900011+00', 383, 11, '2026-11-27 18:43:40.785957+00', '2026-11-27 22:30:06.824175+00', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '2026-11-27 18:43:40.785957+00', NULL);
INSERT INTO public.threads VALUES ('thr_07738e2d1b384d9181c1b63d43f42c67', 'local', 'quiz', 'A quiz that was being made', 'running', 'prove_answers', '{"done": 0, "total": 1}', NULL, NULL, NULL, NULL, 'run_eb8a3d7a066f40899d752b68513c3be0', 2, '2026-11-27 22:30:05.562919+00', 1568, 21, '2026-11-27 18:43:39.06953+00', '2026-11-27 22:30:20.06846+00', 'sub_b39a758d0e6f482399a1ec6bc8764e7e', '2026-11-27 18:43:39.06953+00', NULL);

INSERT INTO public.verified_notes VALUES ('vn_d2faee5104aa17c7a3a69efd50db9f1c', 'local', 'f1478fd2389d3f37b480f065075559a2c7df7e55cf0114df639854ddbe2fdf30', '[{"id": "c1", "code": null, "span": {"end": 99, "start": 17}, "term": "Stack", "status": "verified", "codeSpan": null, "original": "**Stack** is a collection in which the element added last is removed first (LIFO).", "changeType": "none", "definition": "**Stack** is a collection in which the element added last is removed first (LIFO).", "codeLanguage": null}, {"id": "c2", "code": null, "span": {"end": 205, "start": 101}, "term": "Queue", "status": "verified", "codeSpan": null, "original": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.", "changeType": "major", "definition": "**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "codeLanguage": null}, {"id": "c3", "code": null, "span": {"end": 375, "start": 307}, "term": "Deque", "status": "verified", "codeSpan": null, "original": "**Deque** is a queue that allows insertion and removal at both ends.", "changeType": "none", "definition": "**Deque** is a queue that allows insertion and removal at both ends.", "codeLanguage": null}, {"id": "c4", "code": null, "span": {"end": 467, "start": 377}, "term": "Heap", "status": "verified", "codeSpan": null, "original": "**Heap** is a complete binary tree in which every parent is not greater than its children.", "changeType": "none", "definition": "**Heap** is a complete binary tree in which every parent is not greater than its children.", "codeLanguage": null}, {"id": "c5", "code": null, "span": {"end": 544, "start": 469}, "term": "Collision", "status": "verified", "codeSpan": null, "original": "**Collision** is a situation in which two different keys get the same hash.", "changeType": "none", "definition": "**Collision** is a situation in which two different keys get the same hash.", "codeLanguage": null}]', '[{"id": "s2-1", "span": {"end": 205, "start": 101}, "term": "Queue", "type": "definition_fix", "basis": "model", "fixed": "**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "patch": {"start": 154, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}, "status": "open", "message": "What you describe is a stack: a queue gives back the oldest element first.", "evidence": null, "original": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.", "conceptId": "c2", "removedCode": null}]', '2026-11-27 18:43:39.884828+00', '{"doubts": [], "patches": [{"start": 154, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}], "unchecked": []}');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 45, true);

SELECT pg_catalog.setval('public.messages_seq_seq', 3, true);

SELECT pg_catalog.setval('public.question_vectors_seq_seq', 7, true);

SELECT pg_catalog.setval('public.replies_seq_seq', 1, true);

ALTER TABLE ONLY boss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY boss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY boss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY boss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY boss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261127
    ADD CONSTRAINT queue_stats_20261127_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261128
    ADD CONSTRAINT queue_stats_20261128_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY boss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY boss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY boss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY langgraph.checkpoint_blobs
    ADD CONSTRAINT checkpoint_blobs_pkey PRIMARY KEY (thread_id, checkpoint_ns, channel, version);

ALTER TABLE ONLY langgraph.checkpoint_migrations
    ADD CONSTRAINT checkpoint_migrations_pkey PRIMARY KEY (v);

ALTER TABLE ONLY langgraph.checkpoint_writes
    ADD CONSTRAINT checkpoint_writes_pkey PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id, task_id, idx);

ALTER TABLE ONLY langgraph.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id);

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_question_id_round_pk PRIMARY KEY (question_id, round);

ALTER TABLE ONLY public.card_pictures
    ADD CONSTRAINT card_pictures_owner_id_sha256_pk PRIMARY KEY (owner_id, sha256);

ALTER TABLE ONLY public.card_reviews
    ADD CONSTRAINT card_reviews_key UNIQUE (owner_id, key);

ALTER TABLE ONLY public.card_reviews
    ADD CONSTRAINT card_reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.card_settings
    ADD CONSTRAINT card_settings_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_question UNIQUE (question_id);

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_sides UNIQUE (subject_id, sha256);

ALTER TABLE ONLY public.checked_sentences
    ADD CONSTRAINT checked_sentences_owner_id_key_pk PRIMARY KEY (owner_id, key);

ALTER TABLE ONLY public.chunk_vectors
    ADD CONSTRAINT chunk_vectors_chunk_id_model_id_pk PRIMARY KEY (chunk_id, model_id);

ALTER TABLE ONLY public.chunk_words
    ADD CONSTRAINT chunk_words_pkey PRIMARY KEY (chunk_id);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_lasting_id UNIQUE (lasting_id, generation);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_place UNIQUE (source_id, generation, ordinal);

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (question_id);

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.conflicts
    ADD CONSTRAINT conflicts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.cost_holds
    ADD CONSTRAINT cost_holds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_role UNIQUE (thread_id, role);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_key UNIQUE (document_id, key);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_number UNIQUE (document_id, number);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guide_steps
    ADD CONSTRAINT guide_steps_thread_id_answer_round_ordinal_pk PRIMARY KEY (thread_id, answer_round, ordinal);

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.libraries
    ADD CONSTRAINT libraries_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_key UNIQUE (thread_id, key);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_settings
    ADD CONSTRAINT model_settings_owner_id_revision_pk PRIMARY KEY (owner_id, revision);

ALTER TABLE ONLY public.monthly_costs
    ADD CONSTRAINT monthly_costs_owner_id_month_pk PRIMARY KEY (owner_id, month);

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_pkey PRIMARY KEY (upload_id);

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_sample UNIQUE (owner_id, sample_name);

ALTER TABLE ONLY public.provider_keys
    ADD CONSTRAINT provider_keys_owner_id_provider_pk PRIMARY KEY (owner_id, provider);

ALTER TABLE ONLY public.question_vectors
    ADD CONSTRAINT question_vectors_question_id_model_id_pk PRIMARY KEY (question_id, model_id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_interrupt UNIQUE (thread_id, interrupt_id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review_questions
    ADD CONSTRAINT review_questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_ordinal UNIQUE (thread_id, ordinal);

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_source_id_generation_term_pk PRIMARY KEY (source_id, generation, term);

ALTER TABLE ONLY public.source_files
    ADD CONSTRAINT source_files_upload_id_ordinal_pk PRIMARY KEY (upload_id, ordinal);

ALTER TABLE ONLY public.source_indexes
    ADD CONSTRAINT source_indexes_pkey PRIMARY KEY (source_id);

ALTER TABLE ONLY public.source_texts
    ADD CONSTRAINT source_texts_source_id_part_ordinal_pk PRIMARY KEY (source_id, part, ordinal);

ALTER TABLE ONLY public.source_uploads
    ADD CONSTRAINT source_uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.source_uploads
    ADD CONSTRAINT source_uploads_source_id_unique UNIQUE (source_id);

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_name UNIQUE (pack_id, file_name);

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.subject_sources
    ADD CONSTRAINT subject_sources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.subjects
    ADD CONSTRAINT subjects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.text_words
    ADD CONSTRAINT text_words_owner_id_word_pk PRIMARY KEY (owner_id, word);

ALTER TABLE ONLY public.thread_indexes
    ADD CONSTRAINT thread_indexes_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.thread_sources
    ADD CONSTRAINT thread_sources_thread_id_source_id_pk PRIMARY KEY (thread_id, source_id);

ALTER TABLE ONLY public.thread_texts
    ADD CONSTRAINT thread_texts_thread_id_part_ordinal_pk PRIMARY KEY (thread_id, part, ordinal);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_source UNIQUE (thread_id, source_sha256);

ALTER TABLE ONLY public.verified_notes
    ADD CONSTRAINT verified_notes_key UNIQUE (owner_id, key);

ALTER TABLE ONLY public.verified_notes
    ADD CONSTRAINT verified_notes_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX job_common_i1 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::boss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON boss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::boss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON boss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::boss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON boss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::boss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON boss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::boss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON boss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::boss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::boss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON boss.job_common USING btree (name, group_id) WHERE ((state = 'active'::boss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON boss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::boss.job_state, 'retry'::boss.job_state, 'failed'::boss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON boss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::boss.job_state));

CREATE INDEX job_dep_parent_idx ON boss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY boss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261127_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261127 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261128_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261128 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON boss.warning USING btree (created_on DESC);

CREATE INDEX attempts_thread ON public.attempts USING btree (thread_id);

CREATE INDEX card_reviews_card ON public.card_reviews USING btree (card_id);

CREATE INDEX card_reviews_mistakes ON public.card_reviews USING btree (owner_id, reviewed_at) WHERE (rating = 'again'::text);

CREATE INDEX card_reviews_newest ON public.card_reviews USING btree (owner_id, reviewed_at);

CREATE INDEX card_reviews_undoes ON public.card_reviews USING btree (owner_id, undoes) WHERE (undoes IS NOT NULL);

CREATE INDEX cards_due ON public.cards USING btree (owner_id, due);

CREATE INDEX cards_newest ON public.cards USING btree (owner_id, created_at DESC, due, id);

CREATE INDEX cards_pictures ON public.cards USING gin (pictures) WHERE (pictures <> '{}'::text[]);

CREATE INDEX chunk_vectors_pack ON public.chunk_vectors USING btree (pack_id, model_id);

CREATE INDEX chunk_words_pack ON public.chunk_words USING btree (pack_id, kind);

CREATE INDEX chunk_words_words ON public.chunk_words USING gin (words);

CREATE INDEX chunks_pack ON public.chunks USING btree (pack_id, kind);

CREATE INDEX complaints_thread ON public.complaints USING btree (thread_id);

CREATE INDEX concepts_owner_term ON public.concepts USING btree (owner_id, term);

CREATE INDEX conflicts_thread ON public.conflicts USING btree (thread_id, ordinal);

CREATE INDEX cost_holds_owner ON public.cost_holds USING btree (owner_id);

CREATE INDEX edits_thread ON public.edits USING btree (thread_id);

CREATE INDEX guides_pack ON public.guides USING btree (pack_id);

CREATE INDEX messages_thread ON public.messages USING btree (thread_id, seq);

CREATE UNIQUE INDEX model_calls_done_key ON public.model_calls USING btree (owner_id, key) WHERE (status = 'done'::text);

CREATE INDEX model_calls_thread ON public.model_calls USING btree (thread_id);

CREATE INDEX note_pages_thread ON public.note_pages USING btree (thread_id, ordinal);

CREATE INDEX question_vectors_owner_seq ON public.question_vectors USING btree (owner_id, model_id, seq);

CREATE INDEX questions_owner_state ON public.questions USING btree (owner_id, state, created_at);

CREATE INDEX questions_thread ON public.questions USING btree (thread_id, state, ordinal);

CREATE INDEX replies_run ON public.replies USING btree (run_id);

CREATE INDEX review_questions_thread ON public.review_questions USING btree (thread_id, ordinal);

CREATE INDEX runs_open ON public.runs USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX runs_thread ON public.runs USING btree (thread_id, created_at);

CREATE INDEX search_terms_pack ON public.search_terms USING btree (pack_id);

CREATE INDEX source_texts_titles ON public.source_texts USING btree (owner_id) WHERE (part = 'title'::text);

CREATE INDEX source_texts_words ON public.source_texts USING gin (words);

CREATE INDEX source_uploads_pack ON public.source_uploads USING btree (pack_id);

CREATE INDEX sources_status ON public.sources USING btree (status);

CREATE INDEX subject_sources_binned ON public.subject_sources USING btree (binned_at) WHERE (binned_at IS NOT NULL);

CREATE INDEX subject_sources_pictures ON public.subject_sources USING gin (pictures) WHERE (pictures <> '{}'::text[]);

CREATE INDEX subject_sources_revision ON public.subject_sources USING btree (revision_of);

CREATE INDEX subject_sources_subject ON public.subject_sources USING btree (subject_id);

CREATE UNIQUE INDEX subject_sources_text ON public.subject_sources USING btree (subject_id, sha256) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX subjects_default ON public.subjects USING btree (owner_id) WHERE is_default;

CREATE INDEX subjects_owner ON public.subjects USING btree (owner_id);

CREATE INDEX text_words_term ON public.text_words USING btree (owner_id, term);

CREATE INDEX thread_sources_source ON public.thread_sources USING btree (source_id);

CREATE INDEX thread_texts_titles ON public.thread_texts USING btree (owner_id) WHERE (part = 'title'::text);

CREATE INDEX thread_texts_words ON public.thread_texts USING gin (words);

CREATE INDEX threads_binned ON public.threads USING btree (binned_at) WHERE (binned_at IS NOT NULL);

CREATE INDEX threads_owner ON public.threads USING btree (owner_id);

CREATE INDEX threads_subject ON public.threads USING btree (subject_id);

CREATE INDEX uploads_thread ON public.uploads USING btree (thread_id, ordinal);

ALTER INDEX boss.job_pkey ATTACH PARTITION boss.job_common_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261127_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261127_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261128_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261128_pkey;

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY boss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue(name);

ALTER TABLE ONLY boss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY boss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.card_reviews
    ADD CONSTRAINT card_reviews_card_id_cards_id_fk FOREIGN KEY (card_id) REFERENCES public.cards(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES public.subjects(id);

ALTER TABLE ONLY public.chunk_vectors
    ADD CONSTRAINT chunk_vectors_chunk_id_chunks_id_fk FOREIGN KEY (chunk_id) REFERENCES public.chunks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunk_words
    ADD CONSTRAINT chunk_words_chunk_id_chunks_id_fk FOREIGN KEY (chunk_id) REFERENCES public.chunks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conflicts
    ADD CONSTRAINT conflicts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.guide_steps
    ADD CONSTRAINT guide_steps_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_upload_id_uploads_id_fk FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.question_vectors
    ADD CONSTRAINT question_vectors_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_run_id_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_questions
    ADD CONSTRAINT review_questions_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_files
    ADD CONSTRAINT source_files_upload_id_source_uploads_id_fk FOREIGN KEY (upload_id) REFERENCES public.source_uploads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_indexes
    ADD CONSTRAINT source_indexes_source_id_subject_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.subject_sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_texts
    ADD CONSTRAINT source_texts_source_id_subject_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.subject_sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_uploads
    ADD CONSTRAINT source_uploads_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_uploads
    ADD CONSTRAINT source_uploads_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subject_sources
    ADD CONSTRAINT subject_sources_revision_of_subject_sources_id_fk FOREIGN KEY (revision_of) REFERENCES public.subject_sources(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.subject_sources
    ADD CONSTRAINT subject_sources_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES public.subjects(id);

ALTER TABLE ONLY public.thread_indexes
    ADD CONSTRAINT thread_indexes_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.thread_sources
    ADD CONSTRAINT thread_sources_source_id_subject_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.subject_sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.thread_sources
    ADD CONSTRAINT thread_sources_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.thread_texts
    ADD CONSTRAINT thread_texts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_subject_id_subjects_id_fk FOREIGN KEY (subject_id) REFERENCES public.subjects(id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;
