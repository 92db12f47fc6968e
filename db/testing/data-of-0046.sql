CREATE SCHEMA boss;

CREATE SCHEMA drizzle;

COMMENT ON SCHEMA drizzle IS 'e85edc7292f0895d1fe10d3a2d8f38b6d7b49dd0fc7aa4d005f83c379ce5703e';

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

CREATE TABLE boss.queue_stats_20261129 (
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
    passages jsonb DEFAULT '[]'::jsonb NOT NULL,
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

CREATE TABLE public.source_origins (
    source_id text NOT NULL,
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    revision integer NOT NULL,
    place jsonb,
    left_sha256 text
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

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261128 FOR VALUES FROM ('2026-11-28 00:00:00+00') TO ('2026-11-29 00:00:00+00');

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261129 FOR VALUES FROM ('2026-11-29 00:00:00+00') TO ('2026-11-30 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO boss.job_common VALUES ('17550679-e87f-4867-8cdd-112a389eebb1', 'runs', 0, '{"runId": "run_74ae0d162b764669b24e40b402e43a96", "threadId": "thr_3d95e67622834dcb9f754ec2d57dd0f1", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_3d95e67622834dcb9f754ec2d57dd0f1', NULL, NULL, NULL, '2026-11-28 05:33:28.364171+00', '2026-11-28 05:33:28.364171+00', '2026-11-28 05:33:28.385776+00', '2026-11-28 05:33:28.799516+00', '2026-12-12 05:33:28.364171+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:28.385776+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('fcbbf60a-012d-436b-abed-9256a968b689', 'runs', 0, '{"runId": "run_d401bed35a3443879c13f6a5a09b464d", "threadId": "thr_9dfc0c07dc8b49e790a397b59d63cb2b", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', NULL, NULL, NULL, '2026-11-28 05:33:29.075585+00', '2026-11-28 05:33:29.075585+00', '2026-11-28 05:33:29.099896+00', '2026-11-28 05:33:29.964887+00', '2026-12-12 05:33:29.075585+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:29.099896+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('b9d6f5f3-9ec5-453b-98af-da5c4df30f19', 'runs', 0, '{"runId": "run_113d7f10e90e49e7b4314b1daf6e6d7a", "threadId": "thr_ab77d2597ece4993b94ff28c479cf37f", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_ab77d2597ece4993b94ff28c479cf37f', NULL, NULL, NULL, '2026-11-28 05:33:30.06926+00', '2026-11-28 05:33:30.06926+00', '2026-11-28 05:33:30.092256+00', '2026-11-28 05:33:30.373763+00', '2026-12-12 05:33:30.06926+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:30.092256+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('a39261a6-fa8b-4cd3-952e-e515526f08c7', 'runs', 0, '{"runId": "run_bf3738935c924e4ebdec21b26091c43d", "threadId": "thr_462ab4a84277485eaaa2fd8ba5d001b0", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_462ab4a84277485eaaa2fd8ba5d001b0', NULL, NULL, NULL, '2026-11-28 05:33:30.735218+00', '2026-11-28 05:33:30.735218+00', '2026-11-28 05:33:30.763888+00', '2026-11-28 05:33:31.191424+00', '2026-12-12 05:33:30.735218+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:30.763888+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('1c93e3a5-4771-4d78-922a-d006a0c64e03', 'runs', 0, '{"runId": "run_1ef09080a4a142e284e45f0b9af5ac43", "threadId": "thr_a4ed26ffffab4e1eb56cd960c616cc44", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_a4ed26ffffab4e1eb56cd960c616cc44', NULL, NULL, NULL, '2026-11-28 05:33:41.459012+00', '2026-11-28 05:33:41.459012+00', '2026-11-28 05:33:41.481738+00', NULL, '2026-12-12 05:33:41.459012+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:50.492374+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('c58d258c-2f18-4666-9cdf-1595db6bfebd', 'runs', 0, '{"runId": "run_532c64db013a4f24835940e62d670e27", "threadId": "thr_ad74f020fa37481fa217cc283fce5174", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_ad74f020fa37481fa217cc283fce5174', NULL, NULL, NULL, '2026-11-28 05:33:41.516308+00', '2026-11-28 05:33:41.516308+00', '2026-11-28 05:33:41.545063+00', NULL, '2026-12-12 05:33:41.516308+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:50.547322+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('ae6cac33-8ca2-47d7-b3e4-dc15acc4cc6c', 'runs', 0, '{"runId": "run_73b926879ec04bdbb6bd18fef6099895", "threadId": "thr_8190d1a13d304c8fb48a220816ab0676", "subjectId": "sub_f946e5c1f6ec4caea6dbc5b147eda467"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_8190d1a13d304c8fb48a220816ab0676', NULL, NULL, NULL, '2026-11-28 05:33:41.579193+00', '2026-11-28 05:33:41.579193+00', '2026-11-28 05:33:41.606469+00', NULL, '2026-12-12 05:33:41.579193+00', NULL, NULL, 'key_strict_fifo', '2026-11-28 05:33:50.64038+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO boss.queue VALUES ('runs', 'key_strict_fifo', 25, 0, false, NULL, 14400, 1209600, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 3, 0, 7, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0}', 10, true, NULL, '2026-11-28 05:33:51.144373+00', '2026-11-28 05:33:51.147515+00', '2026-11-28 05:33:26.048667+00', '2026-11-28 05:33:21.027204+00', '2026-11-28 05:33:21.027204+00');

INSERT INTO boss.version VALUES (43, NULL, NULL, '2026-11-28 05:33:51.052636+00', '2026-11-28 05:33:26.061872+00', NULL);

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
INSERT INTO drizzle.__drizzle_migrations VALUES (46, '6b0e65491cef1ce609fc2d9769cb04c652fd10bf6a25f348a0e6fb823c2daf8c', 1795834284767);
INSERT INTO drizzle.__drizzle_migrations VALUES (47, '77680c3e1957020d5a654a8d88e778f9fa50f30e83094748d8d814aff93e59d9', 1795835861570);

INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', '', '__packed__', '1f1eaed3-da92-6500-8006-e81c19c07531', 'bytes', '\x7d93cb6edb301045ff65d65c24a21f89764581005eb4400b745514042d8e2422cc50e5236e20e8df0b4a9143c9b1773267861a9f73d543d54a2234e2559a881eca1e42eb50aa8382323d0aae1eb7b8dbef8ae2816f54757cacf7db0d5685daee95baabef81813d11ba71c0d84a1a6070d2a1b5317cb721dd594be39141888ea0bc63e06c24e5c7c75a6a131d4e3f3c224149d11806cac663a8a3f9116dc0f9901095ffe5d11da88b01cae02232900d52f886decbe6dc69a40f5faaa0edf9428f061707b643fada5a5d9d87fe46f4a9e367da6fdc683e79425447593daf3b132fb20aa104543a881719d0e911816ca4a6f7ff3ea4d5ff85d46d2a280b06e1ad4b439114d69a50c1c0a0d6a47d8bea0c4c923fa1bbdce690e0fdfec34088ce61834604e99fdfcf8e4e52d596c196cb8dd61b0eecc33d3aaf2d8df685f041ba20c4b4e6390b45a6b9c8dfd239eca443a127257c2d7f378be71fe2792e9ecfe2f985757ea99caf7df3a56cbe30cd979af98563fe99639e0b7ec8c5f09514be92c27332245f504c04a1dce49506099d0c98d959d41d56b621ed51d00471519527a9c35cd92ee75e359ee6d22e2ff9370a2d7aed11cafd8d943c0c0ce63c88c94b0ac5683785a21f589e914560ee0706ab38f4d793520c0c3e01d1dfe6c4d3b79483edaf114f9d1720fb5b94d3c4026e7f8dfa66bc3b87dd5fd5b01d18e4f4fb2b5676035b7da28bd655693f0cc37f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', '', '__packed__', '1f1eaed3-e983-6ff0-8004-a8d5abebe984', 'bytes', '\x8d92cd6eeb2010465fa59a358bc4c471cdaecb3e4355210ce318858035e0a455e477afb01bd7d54d6fbb0b31f3c3f9ce1574a7bc4727cfca0d18415c217584ca3c1b10f9a7544d5599a2ac2bd4b8ab6bded4bbb62d1ef5aeaa75cbab1618848b479a0a5cd0ca0183349007b1614061f006c49681ee067f7c3611c40be8ee284b53f2a6dae3b66836bb7a631e378d69371a8dc262db280daf0cdab93ad1800c7aa44ef51144ab5ccce78e54c4a99f7d20d481ccc339d8a930a222dda1793a28eb978a938dd1fa03080006974079193f3897970b11fded64bdc1b769fd14927220388353300802948f172460401887133ea5f99578b678f93c24b26840bcbce6ff7bf79e993a0da26090defbdc64f0065bebd1c0c800bd9976faef258f6fe9972b52f684077432a9788cf3fc8694d79d48415c944db20d2487882463c25eea2e589ddb1cd023a984b21d9c939f2f1cd9971a48d1063fc921654c8a9294f31e8b2ac5ca82623dd860429de6b1d627f469c2390bc21741f81276b9f0df2ffcf737fefb3578be06cf17f07ced5ab904cd57c6f07f0ce12b3bf87a7fdda13ede1080d8adbf11e69167942d85933ca34e81620a84d3dcc5d7f2cbaf725d7e977b7ee29f62db8f0c6ec9c888b97b8ec7fa7e98e2b94e4e2c697d8b6e3b32b817ccf597e08ac98a6f40ae3fb3e2630ee84744d7bf91dc8decbea1df1adcbf518ee3f801');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', '', '__packed__', '1f1eaed3-e5b5-6e00-800c-86f4be47bc87', 'bytes', '\xad93c172dc200c40ff45670eb631d8e60f7aeaa5b74c8611207bb771f00670d21d8fffbd839376bddb243db437182421f41e0bd8037a4fa37ec671a6086a81740884ee8b039597ba73bd2d6cd138db9abaa3a62b90778d119d93dc9aca0083e9c553d812c6c9e2080c46f4c38c038102f2c0c04e3e914fdfce27dacad214cec020a680898633288809bdc3e08001faf842811ca8146662f0823ee59d6410a6d93b502583c7638c473f802a188cd4a7af73027577cfe0fbec861c7db7c031b7f41493b628bada48a24608947d5d56a22b4c2f8d686c53f326bf211ddede9013ca9e7a5ba2ecb9136dddb5522056c6526d8ade186a73eff848a07a1c23adec5fee12b2ea856824d5b5b3d8b60daf5c2fadac6a233ae2c57fbdabeb8bbee2b2c042b68d31dc71538946d6486d49843777dd33a01f079ce336ff8281d6a740038d3a617c8879e02bbb2844211e27bf49a4754c1892d6a02ab653aadad952313001bd3da83429f4389e23e9375340f1bd45fc4621be7787efeb8cd3f4a0e793b6680f04aade9ff56893b607b20fa0c4de33b18f8a690ab4d9b6cb3c7aa7e9f9e8c85b02d5eccf06f2945bd14f33c5f43a80b2bcb85a5e0cceebdfb2e6cd6eba797b297a0ad333e9d70e73bdea22767935b7408f3932d08930e548befb1b25bf0e45770655d62b835fac7424f2afc08efe346fc09695edf95dc12cd73cb71b54cb671cab95c10d94e5635e7c65b0c7b47c802fbfe10dd4f2273b91ab5c235b3ea6295706ef415cfe06b95819dc805a3e619867778b6bf90c65b5256cd0967738f2755d7f02');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_462ab4a84277485eaaa2fd8ba5d001b0', '', '__packed__', '1f1eaed3-f173-63f0-800c-ba103a615fea', 'bytes', '\xad93cb72db201486dfe5ac59088124cc1b74d54d77990cc3e560a951900328a9abd1bb7770d25a769bb4996627c4b9fe1fff02b6d721e0a81ef5386302b940ee236af7c9812c9f8ab7b5365c0b5e771d170d6aad6bef84d18dab2a6a2a20303d058ca78471b27a0402a30efb59ef1124600002760a1943fe723c945fa99f62060229479d717f04096e8868b37a9887ef404087f484111dc81c6724f0a4432e274e204e7370202981fb21a521ec41560446f4f9f39c41dedc12f83abb7d89be596028433da4ac3abe63cc54deefea8e526785e3167dd5d44e3416292b5be4fe658b92403d7a4b75eb996b04df89b6d1ba3616b9a9bc3128caf8fa1e417a3d265cc9fff4326d2b4ce51bc1db86fa5d478570c672ee44db74a2356ff4b28c7326ac408facf3dc09cf4d639b6e57999d47de7ee45eefeef50f427c58af776a784b00bff57a4ea777551150ea10718fa3ca3adda5f29056723607c6344ce1640fa552d6312b05b2261bb3d41b1fd4044cd4c1f6324f52073d1e13aa170f80645b7fb02b73b0ad2dd8b6ce384d776a3e28ab6d8f272f9cefbcb659d91eed1dc866eb9f661b95f21411647b913904a7f07170182c82ecb6777b0c5846510f33a6fc2c00a5670fd2b333cbf72f1396c346dd723c173dc4e911d5f384a55e7d362cbdd02de27d898c78409d4b24db789eb2cb50ed8e20295f09fc64a5126278063684c37c02b6ac64cbef02265d8b6e57a896b738d62b812b28cbebbcd84a608b6979055fd9e105d4f23bbba654b944b6bc4eb35d09fc09e2f237c8d54ae00ad4f206c3a2dd35aee52d94f529e1046df90347b6aeeb0f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '__packed__', '1f1eaed4-53e1-6000-ffff-72b19d912bcd', 'bytes', '\x8590cd6ac3301084df65cf3ac4c111446fd0531ea014b19146b11bb136fa691a82de3d3826b437df06e69bd9651ee4061641b43f1c2b329907b1e41b12fca2a323b35754ee33c850158f300a3c354511a19c6ad9a0beabbf6c56e177e09acb26676d2e9c8ab50b578604f61f9ecc222df7f07b1d42087ceed1e17cd0ce1ff5cee94e3bd7f7a468ba09d22b1027c7716d9c132e88b670be66329f5f4dfd4d8294c7495ea3fc3bdd35456fcb6640567f94b9aeafb5d69e');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '__packed__', '1f1eaed4-53e3-6710-8000-ea34db7287d2', 'bytes', '\x8590316ec3300c45efc259436db806aa1b74ea018a82a0252a762bd08644250d0cdd3d8883a4ed526f1c3edfff782bb8914438e29162e10c76051d13937ff560af2752c7beed430881868e1b1e9e7be75ffa27d737bd735d0706e69370da1ee2ec288201927ce2c4feca8b0e6c6b40cf0b8385229ec324eca11a881cf4ade84eeab3f8c32e8abf472a597773884be2034754ca5f19ecfb87812191b8d1ea6c49289e33a39b455914ac9418abf9b1c4294fb36c9e10b35252c45bd7c35afb4b48fb2fbcad06ee44cccc72c34eb2940dbb6e7b1f2d7f2a9b5aeb05');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '__packed__', '1f1eaed4-5425-65c0-8001-f86f52aa81be', 'bytes', '\x8591cf4ec3300c87dfc5e71ce81f2a9137e0c4851b429197b8ed58e45489c3a8aabc3b5a07a3ecb0dd7cb07ffefc79013b223379f3893e5302bd808c91d03d3bd0a7d2604baeeefabeef71d75245bbc7cebaa7eec17655676ddb828270648aeb800f163d28f0c843c68140033128b08185585ee789d6580a71060549220a0d33684882ec303a50809c8e14c99d60bc055d2b90f3606647fd9ec94151e0a997972c77ba3eb21bee46d1d78839c9dd3e63a648037923980e09f4dbbb825d44b6a396a07d0807932763d18e049ab3f745fd09a698f68157c5c624c128c69c375d84d71b97f5361a19fd9cc8fc7804dd6c1d3757829badd9e606625314fc729944c467b83d4f79855bd69b2facffc0ab72fad415d6728bb92ea57c03');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '__packed__', '1f1eaed4-5451-64e0-8002-2638fd1ee610', 'bytes', '\x8591cf4ec3300c87dfc5e71c585b2a9137e0c4851b42919738ed58e45489c3a8aabe3b6a0753370976f3c17fbedfe7096c8fcc14cc27864219f404d22742f7ec402fa5c1865cd57aef3dee1bdad1feb1b5eea97db0edaeb5b66940413c31a57520448b011404e4ae6047a0811814d8c8422cafe340eb5a8a69040559120a752368c882ec303950809c4f94c82d30c182ae14c879b0b0237f6072302b08e4e5a5c89dae8fe2babbabe8abc792e56e9f3143a28e8211ccc70cfaed5dc13e21db5e4bd41ead18db933dae26e2d194c158b43d2db317d194f221f2aada982c98c498f3c58bf86ae3b4da9e40c63066323f3e41d75bd7f58de87a6bb8deeeb9a6d3cd5f319a59c12fb0c9447ca63ef05056ea69957209719568372fafbce19dfe0b532d5fbd269bfe86aee779fe06');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '__packed__', '1f1eaed4-5469-6b81-ffff-5622f7ebab1e', 'bytes', '\x854f4b0ac23010bdcbacb3e84f527203cf20128664628b615293d40f257797b688eedc3d78ff05cc80cce4f51dfd4c09d402b799521e03afd81b508d80fc9a0814cc6cc98d4c168a00a667fe23d13a658c59eb55978748688f16d40a355ad9b9aaa91cb6b2eb6b874d2d8d69fad6193ad4b20301e1c11437830f06fd9e3845ba90d719d335813a9d8bf85ea098c6c0db899feaba08f8503a11f1ce8f3ccdfbb452ca1b');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '__packed__', '1f1eaed4-546e-69a0-8000-d6bcf55ba495', 'bytes', '\x858f4d4ec4300c46efe27516d34c5147b9016740c83289432b2227e4676054e5eea376c4001bd859b2fdbeefad606712e180670a8d0b9815ea9c99dca303b38d486e1afd411f3c1da7f13478d2c364ad3e1dbde587611a4141fc10cefb4388960228786f5cea1265e3050b462ba897c460a08963bf083be80a843feb3f278829f32b07ac54de0a98a767052f99c4cea646933227ca8c8ba456c1480ba1ab6f27ce6589b25b21964ab922de92ee8efa477dfd075a77055f3c2ccc7283eedb0dbaee5def19bf0287defb15');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '__packed__', '1f1eaed4-54ab-6a30-8001-42a726b9cd56', 'bytes', '\x8592cdaed3400c46dfc5eb59b47151afb24348485d8004122b8446eec4694677ae27cc0f055579779484a469c285ddc4f9c6717cce0d4c4322ecf40f7299239437484d60aa4e1594fd5153753cd4bb6257131e0f4ffb9a8afdd198e2096bc36ff6c70328f057e1305c70de900305579b1a9fd3479ffa9e35b9c80a520e02e54e41f059aa381c6bb22e071e1f22b34029d9390595cfe75467f729fbc4535198abf8257238499b1394296456401796f48163a4cb9c7414d35b93ac9f1b4676fc50f02dcbbbc65b335ffa9e39f689cffd7cc34453e53d737526f3bc4ede07fb99fadd390365a120fd6a194ac852716d852be814d4566c6cb89ad74112af1cb6df3af5abf9fa4d81d66de00b3b9d283effa99d038969cae44ba117d623ab698afbcb0b0b074aac5f2871b0e4b691c0c65fc446d63252ea039dba0bc1215a2f83125ac74421693dfedd2c48b1605f2c9bb7815b0aacedc809d746e06403de6dc0a50d38d9801b1570eb01ae25c04703f0013f3eb2c70d78fc1b785c52c7254f5cb1c4154b7c151bfe8719fe1318760a264a7adc568f6ad8798fead6a925b9078cfb4ec10ad2ed757e45d775bf01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', '', '__packed__', '1f1eaed4-550f-6bc0-ffff-a24254cfa14f', 'bytes', '\x8591316ec3300c45efc2d983e504aeabad63cf50140223319650951644b96910e8ee41ec14e8a6ed037ce4273f6f603d3253343f185712d03748943da64d460b7ae8a05c138186951d9d039383da41f219855a941066ebc9bdcd18b8c17e0791c07383ba2cd9b55cad5f845a769952bc361862d7de88e9b7341063a4602ec63cb8e233a17b77a01fd24ceab5770ad5c11dfaa39dcea7e384c3d04f6ac4533fbe8cd0c17261ca5b435c2cc67d62ca34533405e54b407f7c6e773f7f4959c2c25b4cffac55ede0af6484f6848c099cd67db55aeb1d');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', '', '__packed__', '1f1eaed4-5512-62d0-8000-01d78088fbef', 'bytes', '\x8591c14ec3300c86dfc5e71eda6e2a25378e3c0342969b784b4470a224654c55df1d91c104a7dc72f8f27fb6ff0db42511f6f8417ee50c6a836213937936a0be9f380f8fbd19683898437fd4f36939ce348efd3c4cb4f4d3c3041d848b70aa1f7cd0e4a183c8c952ac715e831a3b28d7c8a06015c327276c60ef20da44995b54664adab2793a939306fbee7276726e5097904ccbaa6dc8dcd2258efeda60584c7b22e1cfd2401063e2337b2c94df32a897d70e9644a2ad2a41192eac0bae99133a292c0594acded74d7e1ae6945d90ba38622e940ae24d776f7cfc53e6d8ca1ff70e7e4331f3ed5a884ee25a93b73af55df4cf3aecfbfe05');

INSERT INTO langgraph.checkpoint_migrations VALUES (0);
INSERT INTO langgraph.checkpoint_migrations VALUES (1);
INSERT INTO langgraph.checkpoint_migrations VALUES (2);
INSERT INTO langgraph.checkpoint_migrations VALUES (3);
INSERT INTO langgraph.checkpoint_migrations VALUES (4);

INSERT INTO langgraph.checkpoint_writes VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', '', '1f1eaed3-da92-6500-8006-e81c19c07531', 'd46a3f9e-5c35-5f2f-aaf2-10c7c18c9eec', -3, '__interrupt__', 'bytes', '\x15cd410e83201005d0ab98bf66616d03caa6c7e8821882301652830687a68df1ee4ddf059e31b03665a652eac6d6421c48011ac3d00f93ba9294f32d74d47b5217a7ba796e55db792721f0764b25e8033eaec9d30e6d4601a60f43e3111d377b5ceb129a891a1f5d7e52b843e095f23fd8b986afa5901802eb46199a4ba5f31cc71f');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', '', '1f1eaed3-e983-6ff0-8004-a8d5abebe984', 'eea98895-6acc-543e-833f-028ded929021', -3, '__interrupt__', 'bytes', '\x4d8ec16ac33000437fc5e86c469ab095fad2dbfa03bb85609c44aecd323bd8ce5829f9f791d0424f42484fa86da1b50f85292d73d11af20e3f42c1daaa69865365de8d1d1a1acbe3581fea0f6bebfec4ea00895f332d84bae3db870db92e7ea4ce85738644e15f81c29763a23089a2117bf4262e511497e27275a238fe881828fadb2667480c2efa8119aa7d3cd928dddff661484ca6e704854bdcf736724fd6e7f33106bef43e7df0d961ed24e2cc0065cd942991984b7eb875edba7f');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-53e1-6000-ffff-72b19d912bcd', 'e939e05d-3683-5392-adaf-2b3188fffbd5', 0, '__packed__', 'bytes', '\x1dcbc10980300c40d15d72ee41a5067403672845d234c54348a156c4ed456f9f073f04e84713ca5b06f7e54e5ef284a59442c9cb286946ce0b0e8c23327b0fd105a8b749fb17ad4cfa5b6a647cacbdae64a4cf293b57eb621d9c5daa31be');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-53e3-6710-8000-ea34db7287d2', '2b04261f-7ed7-5b72-a08e-c6ad91848176', 0, '__packed__', 'bytes', '\x1dc9310ac0200c00c0bf64f6057d473711496350a82412e3e0ef4b5def62848e52175686002c904204527116bff7f8d11babed13d30d9deb8600d3510a5a39fe180ab5cbf5eaaa6f5e2313526308b27a4fe903');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-5425-65c0-8001-f86f52aa81be', '75f07b51-5e1b-5164-8977-3d3eb6a6fc80', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4b4c2e894fce484dce56d251cac9cfcf8e2f2d884f4e4cce48558a8d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-5469-6b81-ffff-5622f7ebab1e', '1d823326-0869-56ad-8ffa-169f78358e72', 0, '__packed__', 'bytes', '\x1dcb410a80201040d1bbccda459a617483ce2012d33852202a83d1f523779f07df7be89730c63d82faf3c0e86c9acc94707676d5098d7644669d13f1a29d85a03cd4b7b08c2557c23cec142c746dbd6e4db8a1f07197f67450e5c939840f');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-546e-69a0-8000-d6bcf55ba495', '0c68b8da-b9eb-5b2d-9627-c46b13da533f', 0, '__packed__', 'bytes', '\x6d914b6bc3301084ff8bce3ef49c5b29147268a0859e8c316b6b6c8b2aab641fe4ef17e5814d9bdbcea7d9d965d5b6e1926c296e8762d0d04c94155dd30673e1d0bcd4528a73d4bb982865173ca4021c1af69cab8ac5079b3c7f7a31ac9881a8df0ad9f3c92d34267e9d4133d83ea04af3c69d49ed75b45436c18a8c3fa89cc06f4b49e3a6f5ecd0eafaaa1bdf377cb077200e34fefc77af644a9c7441dcdc81582f906781fb7a93b6ab6810e271d959d9311dd1db22a0b8c6aecf33184286fe480649949f9904639939297abe7dcad5d2fd02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-54ab-6a30-8001-42a726b9cd56', 'eeae5559-15c3-5045-8df6-7c5923400f56', 0, '__packed__', 'bytes', '\x8b8e568a8fcfcb8f2f2fca2c492d8e8f57d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-54ab-6a30-8001-42a726b9cd56', 'd2f42cb3-6e9a-52f0-9b90-61a20b2c814d', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', '', '1f1eaed4-550f-6bc0-ffff-a24254cfa14f', '33c22177-97e2-57e1-bc56-b08781a6fc92', 0, '__packed__', 'bytes', '\x1dcb410ac4200c40d1bb64ed42dbe238bd41cf2022d164e88044b029bd7e69779f073f46d07d30d246609eccc17d2d397433cd76a9e1579680d36483f358acff78482642bf84c7bbb45eb1bd56064add57ed2bb172d57c1e3cf25f9445c1c8d95a4a37');

INSERT INTO langgraph.checkpoints VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', '', '1f1eaed3-da92-6500-8006-e81c19c07531', '1f1eaed3-da75-6040-8005-e71335a0ecb7', NULL, '{"v": 4, "id": "1f1eaed3-da92-6500-8006-e81c19c07531", "ts": "2026-11-28T05:33:28.784Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed3-da92-6500-8006-e81c19c07531"}}', '{"step": 6, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', '', '1f1eaed3-e983-6ff0-8004-a8d5abebe984', '1f1eaed3-e8e0-66c0-8003-0c0962b567e7', NULL, '{"v": 4, "id": "1f1eaed3-e983-6ff0-8004-a8d5abebe984", "ts": "2026-11-28T05:33:30.351Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed3-e983-6ff0-8004-a8d5abebe984"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', '', '1f1eaed3-e5b5-6e00-800c-86f4be47bc87', '1f1eaed3-e580-62a0-800b-58a7743132d2', NULL, '{"v": 4, "id": "1f1eaed3-e5b5-6e00-800c-86f4be47bc87", "ts": "2026-11-28T05:33:29.952Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed3-e5b5-6e00-800c-86f4be47bc87"}}', '{"step": 12, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_462ab4a84277485eaaa2fd8ba5d001b0', '', '1f1eaed3-f173-63f0-800c-ba103a615fea', '1f1eaed3-f147-64d0-800b-95deccee284c', NULL, '{"v": 4, "id": "1f1eaed3-f173-63f0-800c-ba103a615fea", "ts": "2026-11-28T05:33:31.183Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed3-f173-63f0-800c-ba103a615fea"}}', '{"step": 12, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-53e1-6000-ffff-72b19d912bcd', NULL, NULL, '{"v": 4, "id": "1f1eaed4-53e1-6000-ffff-72b19d912bcd", "ts": "2026-11-28T05:33:41.504Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-53e1-6000-ffff-72b19d912bcd"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-53e3-6710-8000-ea34db7287d2', '1f1eaed4-53e1-6000-ffff-72b19d912bcd', NULL, '{"v": 4, "id": "1f1eaed4-53e3-6710-8000-ea34db7287d2", "ts": "2026-11-28T05:33:41.506Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-53e3-6710-8000-ea34db7287d2"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-5425-65c0-8001-f86f52aa81be', '1f1eaed4-53e3-6710-8000-ea34db7287d2', NULL, '{"v": 4, "id": "1f1eaed4-5425-65c0-8001-f86f52aa81be", "ts": "2026-11-28T05:33:41.532Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-5425-65c0-8001-f86f52aa81be"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', '', '1f1eaed4-5451-64e0-8002-2638fd1ee610', '1f1eaed4-5425-65c0-8001-f86f52aa81be', NULL, '{"v": 4, "id": "1f1eaed4-5451-64e0-8002-2638fd1ee610", "ts": "2026-11-28T05:33:41.550Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-5451-64e0-8002-2638fd1ee610"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-5469-6b81-ffff-5622f7ebab1e', NULL, NULL, '{"v": 4, "id": "1f1eaed4-5469-6b81-ffff-5622f7ebab1e", "ts": "2026-11-28T05:33:41.560Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-5469-6b81-ffff-5622f7ebab1e"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-546e-69a0-8000-d6bcf55ba495', '1f1eaed4-5469-6b81-ffff-5622f7ebab1e', NULL, '{"v": 4, "id": "1f1eaed4-546e-69a0-8000-d6bcf55ba495", "ts": "2026-11-28T05:33:41.562Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-546e-69a0-8000-d6bcf55ba495"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ad74f020fa37481fa217cc283fce5174', '', '1f1eaed4-54ab-6a30-8001-42a726b9cd56', '1f1eaed4-546e-69a0-8000-d6bcf55ba495', NULL, '{"v": 4, "id": "1f1eaed4-54ab-6a30-8001-42a726b9cd56", "ts": "2026-11-28T05:33:41.587Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-54ab-6a30-8001-42a726b9cd56"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', '', '1f1eaed4-550f-6bc0-ffff-a24254cfa14f', NULL, NULL, '{"v": 4, "id": "1f1eaed4-550f-6bc0-ffff-a24254cfa14f", "ts": "2026-11-28T05:33:41.628Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-550f-6bc0-ffff-a24254cfa14f"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', '', '1f1eaed4-5512-62d0-8000-01d78088fbef', '1f1eaed4-550f-6bc0-ffff-a24254cfa14f', NULL, '{"v": 4, "id": "1f1eaed4-5512-62d0-8000-01d78088fbef", "ts": "2026-11-28T05:33:41.629Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1eaed4-5512-62d0-8000-01d78088fbef"}}', '{"step": 0, "source": "loop", "parents": {}}');

INSERT INTO public.attempts VALUES ('qst_ca594b6ee755a6f412590bf6b57c7437', 1, 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'local', '**Deque**: a list that takes and gives at', true, 1, NULL, '2026-11-28 05:33:31.525137+00');

INSERT INTO public.card_reviews VALUES ('rev_c852909f0db943b78d7a02db8cfceb51', 'local', 'psg_1ff48eb66fddd336994241617b42a224', 'key_dump_1', 'good', NULL, '2026-11-28 05:33:30.689+00', NULL, '2026-11-28 05:33:41.256+00', false);

INSERT INTO public.cards VALUES ('psg_bd7a8b09acd3cb49022094bfc9b1d780', 'local', '2026-11-28 05:33:30.69+00', NULL, 0, '2026-11-28 05:33:30.689+00', NULL, 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Stack', 'a list in which the last one that came is the first one that leaves', '3e60d7d95b7883c43984925d75ed708d634077774ba9d4d7cbd9062961128f00', NULL, '{}', '{}', '[{"text": "- **Stack**: a list in which the last one that came is the first one that leaves.", "start": 1254, "revision": 0, "documentId": "thr_3d95e67622834dcb9f754ec2d57dd0f1"}]');
INSERT INTO public.cards VALUES ('psg_111b9ecb8ec64c75bf47eb865793189d', 'local', '2026-11-28 05:33:30.692+00', NULL, 0, '2026-11-28 05:33:30.689+00', NULL, 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Heap', 'a tree in which no child is smaller than its parent', '5ae4c185d24cb64d8391b5f9b96e2342129efd42003ee9f3241d0554b9cbc939', NULL, '{}', '{}', '[{"text": "- **Heap**: a tree in which no child is smaller than its parent.", "start": 1400, "revision": 0, "documentId": "thr_3d95e67622834dcb9f754ec2d57dd0f1"}]');
INSERT INTO public.cards VALUES ('psg_b9397ec28abbadd399bd026ab7a21465', 'local', '2026-11-28 05:33:30.691+00', NULL, 0, '2026-11-28 05:33:30.689+00', NULL, 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Deque', 'a list that takes and gives at both of its ends', 'efb2f4736c92a2a60f341ed5db5529c6c28a065d789ac94ec31e4829c0e0e105', NULL, '{}', '{}', '[{"text": "- **Deque**: a list that takes and gives at both of its ends.", "start": 1337, "revision": 0, "documentId": "thr_3d95e67622834dcb9f754ec2d57dd0f1"}]');
INSERT INTO public.cards VALUES ('qst_ca594b6ee755a6f412590bf6b57c7437', 'local', '2026-11-29 05:33:31.525137+00', NULL, 0, '2026-11-28 05:33:31.525137+00', 'qst_ca594b6ee755a6f412590bf6b57c7437', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '[]');
INSERT INTO public.cards VALUES ('psg_1ff48eb66fddd336994241617b42a224', 'local', '2026-11-28 05:43:41.256+00', '{"reps": 1, "state": "learning", "lapses": 0, "stability": 2.3065, "difficulty": 2.11810397, "lastReview": "2026-11-28T05:33:41.256Z", "learningSteps": 1, "scheduledDays": 0}', 1, '2026-11-28 05:33:30.689+00', NULL, 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Queue', 'a list in which the first one that came is the first one that leaves', '93ce0937f64683d4d0652366d2bf8eec5154045031e0b9998b0441d924b42c1d', NULL, '{}', '{}', '[{"text": "- **Queue**: a list in which the first one that came is the first one that leaves.", "start": 1170, "revision": 0, "documentId": "thr_3d95e67622834dcb9f754ec2d57dd0f1"}]');

INSERT INTO public.checked_sentences VALUES ('local', '9ff94118947a63bffb9438c1815b45545ae65c37f71b5803aa0c083280b5adbc', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Queue", "sentences": ["9ff94118947a63bffb9438c1815b45545ae65c37f71b5803aa0c083280b5adbc"]}]}}', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.checked_sentences VALUES ('local', '5551a0f202d582c1d72f2d2d295de99fa28ff070d767c28e8893b7b4ed0de5c3', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Stack", "sentences": ["5551a0f202d582c1d72f2d2d295de99fa28ff070d767c28e8893b7b4ed0de5c3"]}]}}', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.checked_sentences VALUES ('local', 'dabbc2c37f7011e9369a484425f3e7f515c816350cd78412edc09cd3053997d0', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Deque", "sentences": ["dabbc2c37f7011e9369a484425f3e7f515c816350cd78412edc09cd3053997d0"]}]}}', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.checked_sentences VALUES ('local', 'be2faaa88df1197794c6fc919d124148fb5c0a4dac73537aa8f48005f80917e6', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": [{"code": null, "term": "Heap", "sentences": ["be2faaa88df1197794c6fc919d124148fb5c0a4dac73537aa8f48005f80917e6"]}]}}', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.checked_sentences VALUES ('local', '7cf57b5aa8901049ec0c07d102b246362479ed14035c9b0b459cd6ef406bc61f', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": []}}', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.checked_sentences VALUES ('local', '2db4618efedebe6d07d2bc247de7df0fafc98f6b07a013453f583c61ab644408', '{"doubt": null, "faults": [], "concepts": {"by": "[\"compatible:good\",\"extract-concepts\",5]", "found": []}}', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.checked_sentences VALUES ('local', '07126f33f7b29d7f54b79cafa5ce1c5adc97606179fc50be121058c3c822b542', '{"doubt": null, "faults": []}', '2026-11-28 05:33:30.871558+00');
INSERT INTO public.checked_sentences VALUES ('local', 'eb4260406031037586bb6fc4db321fa32d0942700c24dba5b6584846ee2311b7', '{"doubt": null, "faults": []}', '2026-11-28 05:33:30.871558+00');
INSERT INTO public.checked_sentences VALUES ('local', '7937e7a021fca2cfdeea314febe16e21e7ab2012b37b1970af9da197f6924700', '{"doubt": null, "faults": []}', '2026-11-28 05:33:30.871558+00');
INSERT INTO public.checked_sentences VALUES ('local', '72a95b5c8547988239ed657b6ab6439e7a3f6001125a6528dff50a5f024370ac', '{"doubt": null, "faults": []}', '2026-11-28 05:33:30.871558+00');

INSERT INTO public.chunk_words VALUES ('chk_5d53b76e12b0490d80bdf0cedae21bac', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''and'' ''are'' ''choos'' ''done'' ''edit'' ''file'' ''give'' ''in'' ''input'' ''manu'' ''microphon'' ''name'' ''new'' ''pref'' ''pres'' ''record'' ''sound'' ''speak'' ''stop'' ''the'' ''voic'' ''when'' ''you''', '{47174690:0.7194,51444530:0.5618,64428989:0.7128,99044437:0.3509,114487014:0.7901,116074956:0.7128,131595972:0.853,246903721:0.5618,252937411:0.5618,264572059:0.7993,311527308:0.5618,317767919:0.7128,328524132:0.5618,408538365:0.5618,433284178:0.5618,535956094:0.5618,553414715:0.5618,562164614:0.5245,572083947:0.7128,581346485:0.7901,605413666:0.5618,606463001:0.5245,808276342:0.7128,827763493:0.5618,871406827:0.6711,944759054:0.5618,978620845:0.7901}/1000000000');
INSERT INTO public.chunk_words VALUES ('chk_b1c5d71c2c5c41cf981a8c50d59ca0e0', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''choos'' ''cut'' ''delet'' ''edit'' ''follow'' ''gone'' ''if'' ''is'' ''manu'' ''mark'' ''mous'' ''move'' ''much'' ''out'' ''paus'' ''pres'' ''sound'' ''the'' ''too'' ''undo'' ''up'' ''what'' ''with''', '{36163303:0.578,47174690:0.578,64428989:0.7243,99044437:0.3333,114487014:0.6825,116074956:0.4382,131595972:0.4382,134357155:0.6488,215120100:0.7859,246903721:0.578,264572059:0.6778,317767919:0.4382,318046658:0.578,394120195:0.6488,444681972:0.578,482244882:0.578,515348945:0.6458,562164614:0.712,572083947:0.4382,577636800:0.578,581346485:0.4382,582413223:0.578,606463001:0.5245,618720508:0.578,627964377:0.578,677924920:0.578,706179914:0.578,748361964:0.578,752956679:0.6458,808276342:0.4382,827763493:0.578,831525234:0.6488,978620845:0.8173}/1000000000');
INSERT INTO public.chunk_words VALUES ('chk_8631e0187d664f7db1b15fee3c265585', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''and'' ''choos'' ''edit'' ''export'' ''file'' ''form'' ''in'' ''manu'' ''mp3'' ''pres'' ''save'' ''sound'' ''to''', '{47174690:0.6173,64428989:0.7465,99044437:0.3509,114487014:0.8201,116074956:0.4382,131595972:0.4382,264572059:0.4382,317767919:0.4382,474128581:0.8079,562164614:0.5245,572083947:0.7465,581346485:0.7053,606463001:0.5245,613920838:0.6173,653999540:0.6173,798963106:0.7569,808276342:0.4382,827763493:0.6173,889063876:0.6711,944759054:0.6173,978620845:0.4382}/1000000000');

INSERT INTO public.chunks VALUES ('chk_5d53b76e12b0490d80bdf0cedae21bac', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 0, 'manual', 'Record a voice', '["Sound editor"]', 'manual.md#record-a-voice', '[]', '[]', NULL, '1. Choose **File > New** and give the recording a name.
2. Choose the microphone in **Preferences > Input**.
3. Press **Record**, speak, and press **Stop** when you are done.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-28 05:33:28.215178+00', 'chk_5d53b76e12b0490d80bdf0cedae21bac');
INSERT INTO public.chunks VALUES ('chk_b1c5d71c2c5c41cf981a8c50d59ca0e0', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 1, 'manual', 'Cut a pause out', '["Sound editor"]', 'manual.md#cut-a-pause-out', '[]', '[]', NULL, '1. Mark the pause with the mouse.
2. Press **Delete**. What follows moves up.
3. Choose **Edit > Undo** if too much is gone.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-28 05:33:28.215178+00', 'chk_b1c5d71c2c5c41cf981a8c50d59ca0e0');
INSERT INTO public.chunks VALUES ('chk_8631e0187d664f7db1b15fee3c265585', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 2, 'manual', 'Export to MP3', '["Sound editor"]', 'manual.md#export-to-mp3', '[]', '[]', NULL, '1. Choose **File > Export**.
2. Choose **MP3** in **Format** and press **Save**.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-28 05:33:28.215178+00', 'chk_8631e0187d664f7db1b15fee3c265585');

INSERT INTO public.concepts VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'c1', 'local', 0, 'Queue', '**Queue**: a list in which the first one that came is the first one that leaves.', '**Queue**: a list in which the first one that came is the first one that leaves.', '{"end": 103, "start": 23}', NULL, NULL, NULL, 'verified', 'none', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.concepts VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'c2', 'local', 1, 'Stack', '**Stack**: a list in which the last one that came is the first one that leaves.', '**Stack**: a list in which the last one that came is the first one that leaves.', '{"end": 185, "start": 106}', NULL, NULL, NULL, 'verified', 'none', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.concepts VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'c3', 'local', 2, 'Deque', '**Deque**: a list that takes and gives at both of its ends.', '**Deque**: a list that takes and gives at both of its ends.', '{"end": 247, "start": 188}', NULL, NULL, NULL, 'verified', 'none', '2026-11-28 05:33:29.239182+00');
INSERT INTO public.concepts VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'c4', 'local', 3, 'Heap', '**Heap**: a tree in which no child is smaller than its parent.', '**Heap**: a tree in which no child is smaller than its parent.', '{"end": 312, "start": 250}', NULL, NULL, NULL, 'verified', 'none', '2026-11-28 05:33:29.239182+00');

INSERT INTO public.documents VALUES ('doc_25b7827e6730447ab8ea859480e4dfe6', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'note', '# Queues and stacks

- **Queue**: a list in which the first one that came is the first one that leaves.
- **Stack**: a list in which the last one that came is the first one that leaves.
- **Deque**: a list that takes and gives at both of its ends.
- **Heap**: a tree in which no child is smaller than its parent.

A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.
', '030cb9f05353c94ad70ce595bc22e8ac22d86f76f9ed5e885a8927b45b623068', NULL, 0, '2026-11-28 05:33:28.364171+00', '2026-11-28 05:33:28.364171+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_82f0dac778c7419cb1fc5487e8f9b05b', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'generated', '# Queues and stacks

**Queues and stacks** is the part of the subject that this text explains from its definitions to its use.

## Definitions

**State** is everything that must be known about Queues and stacks to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.

## Theory

The theory of Queues and stacks rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.

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

Whoever works with Queues and stacks first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.
', '5fa634690a42b56acd1122b216782451f2a3caa23529dc87e0d1a465c9891347', NULL, 0, '2026-11-28 05:33:28.611896+00', '2026-11-28 05:33:28.611896+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_07d82e70ed0d46f881e7da247dc5ce52', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'note', '# Queues and stacks

- **Queue**: a list in which the first one that came is the first one that leaves.
- **Stack**: a list in which the last one that came is the first one that leaves.
- **Deque**: a list that takes and gives at both of its ends.
- **Heap**: a tree in which no child is smaller than its parent.

A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.
', '030cb9f05353c94ad70ce595bc22e8ac22d86f76f9ed5e885a8927b45b623068', NULL, 0, '2026-11-28 05:33:29.075585+00', '2026-11-28 05:33:29.075585+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_86e9f6f6b6bd4485836ef06646ae1b02', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'note', '- **Queue**: a list in which the first one that came is the first one that leaves.

- **Stack**: a list in which the last one that came is the first one that leaves.

- **Deque**: a list that takes and gives at both of its ends.

- **Heap**: a tree in which no child is smaller than its parent.', '3272aef402a73b87375b0a49e0471ae82dc7f0858ebe8c0d2d709706e00534f8', NULL, 0, '2026-11-28 05:33:30.735218+00', '2026-11-28 05:33:30.735218+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_9765069d8e9d45a39d7eeee9246dacfa', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'synthesised', '# Queues and stacks

**Queues and stacks** is the part of the subject that this text explains from its definitions to its use.

## Definitions

**State** is everything that must be known about Queues and stacks to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.

## Theory

The theory of Queues and stacks rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.

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

Whoever works with Queues and stacks first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.

- **Queue**: a list in which the first one that came is the first one that leaves.

- **Stack**: a list in which the last one that came is the first one that leaves.

- **Deque**: a list that takes and gives at both of its ends.

- **Heap**: a tree in which no child is smaller than its parent.

A queue lets the last one out first.

A stack keeps the calls of functions that have not ended yet.
', '7d4f3c142ca788c3ace4f5cf5e53d24ddcce58f6381bb02200de430303f88ff3', NULL, 1, '2026-11-28 05:33:28.759397+00', '2026-11-28 05:33:31.429346+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_762d9f70494648aa9cfdf2923bbbcfd7', 'local', 'thr_a4ed26ffffab4e1eb56cd960c616cc44', 'note', '# Queue (FIFO)s and stacks

- **Queue (FIFO)**: a list in which the first one that came is the first one that leaves.
- **Stack**: a list in which the last one that came is the first one that leaves.
- **Deque**: a list that takes and gives at both of its ends.
- **Heap**: a tree in which no child is smaller than its parent.

A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.
', 'be9b1e17e6eea5aef997386760cb04f2c03551736c91654af5a7c72fe9ea7cf7', NULL, 0, '2026-11-28 05:33:41.459012+00', '2026-11-28 05:33:41.459012+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_b41bd80e78e9418ead78bcc47d36faaa', 'local', 'thr_ad74f020fa37481fa217cc283fce5174', 'note', 'A tree is a graph without a cycle. A leaf is a node without children.', 'd9987721f05657cb48781261e0d2a8d505ec2a9a050e4eea1d9ec3e82a518f09', NULL, 0, '2026-11-28 05:33:41.516308+00', '2026-11-28 05:33:41.516308+00', 0, 0);

INSERT INTO public.edits VALUES ('edt_2d59e79f3918168873ef6963c5da8684', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'doc_9765069d8e9d45a39d7eeee9246dacfa', 1, 'pat_0a76762252204b04b7ca635aea7e72e1#0', 'edit', 'client', '[{"start": 1372, "removed": "gives", "inserted": "hands out"}]', NULL, NULL, NULL, '', 'gives at both of its ends', 'hands out at both of its ends', '2026-11-28 05:33:31.429346+00', NULL, NULL);

INSERT INTO public.guide_steps VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', 'local', 1, 0, 'Choose **File > New** and give the recording a name.', 'chk_5d53b76e12b0490d80bdf0cedae21bac', true, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', 'local', 1, 1, 'Choose the microphone in **Preferences > Input**.', 'chk_5d53b76e12b0490d80bdf0cedae21bac', true, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', 'local', 1, 2, 'Press **Record**, speak, and press **Stop** when you are done.', 'chk_5d53b76e12b0490d80bdf0cedae21bac', true, NULL, 'open', NULL, false, NULL, NULL);

INSERT INTO public.guides VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'How do I record a voice?', NULL, NULL, 'en', 'product', true, NULL, NULL, 'In short: 1.

From the manual: [Record a voice](#chunk-chk_5d53b76e12b0490d80bdf0cedae21bac)', true, 'model', '["chk_5d53b76e12b0490d80bdf0cedae21bac"]', 1, 'answer', NULL, '2026-11-28 05:33:30.06926+00', NULL);
INSERT INTO public.guides VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'How do I cut a pause out?', NULL, NULL, 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', 0, 'answer', NULL, '2026-11-28 05:33:41.579193+00', NULL);

INSERT INTO public.libraries VALUES ('local', 9);

INSERT INTO public.model_calls VALUES ('call_2e495374168b419bb7c55377415356fc', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', '5118f7b0a1ee4da3ae7bf9d1912033b26ead52b6c9fde6108f3b18db4dd4ddc7', 'name-thread', 1, 'compatible:good', 'done', 1, 198, 7, NULL, 89, '{"output": {"name": "Queues and stacks"}, "salvaged": false}', NULL, '2026-11-28 05:33:28.552566+00');
INSERT INTO public.model_calls VALUES ('call_c8d82fe0537a47ca91020c6e0c2ddf7f', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', '708c5f71c5910048bc149a7407054b87db4462bbe6d8268a34528d901062b25c', 'write-material', 2, 'compatible:good', 'done', 1, 703, 309, NULL, 83, '{"output": {"markdown": "# Queues and stacks\n\n**Queues and stacks** is the part of the subject that this text explains from its definitions to its use.\n\n## Definitions\n\n**State** is everything that must be known about Queues and stacks to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.\n\n## Theory\n\nThe theory of Queues and stacks rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.\n\n## Derivation\n\nLet $x_0$ be the first state and $q$ the share that is kept in each step. After one step\n\n$$\nx_1 = q x_0,\n$$\n\nafter two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps\n\n$$\nx_n = q^n x_0.\n$$\n\n## Examples\n\nFor $x_0 = 80$ and $q = \\tfrac12$ the first steps are:\n\n| step | state |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nThe same in code:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```\n\n## In practice\n\nWhoever works with Queues and stacks first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.\n"}, "salvaged": false}', NULL, '2026-11-28 05:33:28.603125+00');
INSERT INTO public.model_calls VALUES ('call_df0978c058e7415c8b5725659188e802', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', '62b5fe5c26d3a837330025001c9ba509b9c182b38295423643ac67cfc240dc5f', 'synthesise-material', 3, 'compatible:good', 'done', 1, 1255, 415, NULL, 46, '{"output": {"markdown": "# Queues and stacks\n\n**Queues and stacks** is the part of the subject that this text explains from its definitions to its use.\n\n## Definitions\n\n**State** is everything that must be known about Queues and stacks to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.\n\n## Theory\n\nThe theory of Queues and stacks rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.\n\n## Derivation\n\nLet $x_0$ be the first state and $q$ the share that is kept in each step. After one step\n\n$$\nx_1 = q x_0,\n$$\n\nafter two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps\n\n$$\nx_n = q^n x_0.\n$$\n\n## Examples\n\nFor $x_0 = 80$ and $q = \\tfrac12$ the first steps are:\n\n| step | state |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nThe same in code:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```\n\n## In practice\n\nWhoever works with Queues and stacks first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.\n\n- **Queue**: a list in which the first one that came is the first one that leaves.\n\n- **Stack**: a list in which the last one that came is the first one that leaves.\n\n- **Deque**: a list that takes and gives at both of its ends.\n\n- **Heap**: a tree in which no child is smaller than its parent.\n\nA queue lets the last one out first.\n\nA stack keeps the calls of functions that have not ended yet.\n", "conflicts": []}, "salvaged": false}', NULL, '2026-11-28 05:33:28.742634+00');
INSERT INTO public.model_calls VALUES ('call_0be6f79197784158af8981ad5f0952b0', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'e42d14de3611df825e88eb3f5d5dadf942299243e15577587095fcc4b0d6a2d7', 'read-window', 1, 'compatible:good', 'done', 1, 844, 52, NULL, 16, '{"output": {"faults": [], "concepts": [{"code": null, "term": "Queue", "sentences": [1]}, {"code": null, "term": "Stack", "sentences": [2]}, {"code": null, "term": "Deque", "sentences": [3]}, {"code": null, "term": "Heap", "sentences": [4]}], "brokenOff": false}, "salvaged": false}', NULL, '2026-11-28 05:33:29.229783+00');
INSERT INTO public.model_calls VALUES ('call_62d0b92e418a43bea838f17a193622f9', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', '66132b86b259777ebd32a3af57c66e85aed28a0575f7de6895988424044dc052', 'write-questions', 10, 'compatible:good', 'done', 1, 747, 405, NULL, 110, '{"output": {"questions": [{"slot": 0, "stem": "What holds for “Queue”?", "wrong": ["**Queue**: a list in which the first one", "**Deque**: a list that takes and gives at", "**Heap**: a tree in which no child is"], "answer": "**Stack**: a list in which the last one", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Queue**: a list in which the first one that came is the"}, {"slot": 5, "stem": "What is described here? “**…**: a list in which the first one that came is the first one that leaves.”", "wrong": ["Stack", "Deque", "Heap"], "answer": "Queue", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Queue**: a list in which the first one that came is the"}, {"slot": 1, "stem": "What holds for “Stack”?", "wrong": ["**Queue**: a list in which the first one", "**Deque**: a list that takes and gives at", "**Heap**: a tree in which no child is"], "answer": "**Stack**: a list in which the last one", "beside": "", "accepted": [], "evidence": [2], "difficulty": null, "explanation": "**Stack**: a list in which the last one that came is the"}, {"slot": 2, "stem": "**leaves**: a list that takes and gives at both of its ends.", "wrong": [], "answer": "false", "beside": "", "accepted": [], "evidence": [3], "difficulty": null, "explanation": "**Deque**: a list that takes and gives at both of its ends."}, {"slot": 3, "stem": "Fill in: “no child is ____ than its parent.”", "wrong": [], "answer": "smaller", "beside": "", "accepted": [], "evidence": [4], "difficulty": null, "explanation": "**Heap**: a tree in which no child is smaller than its parent."}, {"slot": 4, "stem": "Which word is missing? “the calls of ____ that have not”", "wrong": ["leaves", "Queue", "which"], "answer": "functions", "beside": "", "accepted": [], "evidence": [6], "difficulty": null, "explanation": "A stack keeps the calls of functions that have not ended yet."}]}, "salvaged": false}', NULL, '2026-11-28 05:33:29.594213+00');
INSERT INTO public.model_calls VALUES ('call_2e18734ccc3e4e7a95f39bbe3e113c4c', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'b39d998e088b948505d6f261e0ed2f998948a78757645a3c0c5e8ef3be41e22f', 'solve-question', 8, 'compatible:good', 'done', 1, 730, 221, NULL, 40, '{"output": {"solutions": [{"same": null, "answer": "C", "number": 1, "verdict": "answered", "reasoning": "Looked up: What holds for “Queue”?", "falseSentence": null}, {"same": [], "answer": "C", "number": 2, "verdict": "answered", "reasoning": "Looked up: What is described here? “**…**: a list in which the first one that", "falseSentence": null}, {"same": null, "answer": "D", "number": 3, "verdict": "answered", "reasoning": "Looked up: What holds for “Stack”?", "falseSentence": null}, {"same": null, "answer": "false", "number": 4, "verdict": "answered", "reasoning": "Looked up: **leaves**: a list that takes and gives at both of its ends.", "falseSentence": null}, {"same": [], "answer": "smaller", "number": 5, "verdict": "answered", "reasoning": "Looked up: Fill in: “no child is ____ than its parent.”", "falseSentence": null}, {"same": null, "answer": "A", "number": 6, "verdict": "answered", "reasoning": "Looked up: Which word is missing? “the calls of ____ that have not”", "falseSentence": null}]}, "salvaged": false}', NULL, '2026-11-28 05:33:29.703791+00');
INSERT INTO public.model_calls VALUES ('call_f3dce604e6624735b150de5c87578d7f', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', '5e03a729e2edc758b06342e6bde93d44df61d7f68145403a7b7b9716068a73bf', 'judge-repeats', 2, 'compatible:good', 'done', 1, 541, 28, NULL, 10, '{"output": {"verdicts": [{"pair": 1, "same": false, "reason": "Other words."}, {"pair": 2, "same": false, "reason": "Other words."}]}, "salvaged": false}', NULL, '2026-11-28 05:33:29.779173+00');
INSERT INTO public.model_calls VALUES ('call_03d1238d73344dba8239a01a03095f48', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', '4f5f54e12f736d57f439bc0e414456fb4c564d92a88d9d42e07c376b2e089382', 'write-questions', 10, 'compatible:good', 'done', 1, 797, 68, NULL, 16, '{"output": {"questions": [{"slot": 0, "stem": "What holds for “Deque”?", "wrong": ["Deque: Deque", "Deque: takes", "Deque: gives"], "answer": "**Deque**: a list that takes and gives at", "beside": "", "accepted": [], "evidence": [3], "difficulty": null, "explanation": "**Deque**: a list that takes and gives at both of its ends."}]}, "salvaged": false}', NULL, '2026-11-28 05:33:29.856296+00');
INSERT INTO public.model_calls VALUES ('call_97fbbee67b2a4e698b0bbc2c1627bdf3', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'eae732204a206d6a49040a6cdbd6bc4dc47a7b1cd6896d09544f9e684fe594e0', 'solve-question', 8, 'compatible:good', 'done', 1, 581, 36, NULL, 12, '{"output": {"solutions": [{"same": [], "answer": "A", "number": 1, "verdict": "answered", "reasoning": "Looked up: What holds for “Deque”?", "falseSentence": null}]}, "salvaged": false}', NULL, '2026-11-28 05:33:29.899196+00');
INSERT INTO public.model_calls VALUES ('call_d6eb9e6866ac4be88e7300c9d471011b', 'local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'dc670eb2b7644ab70798062a9c4a140394e477827e6fd060c5a425a3b555f879', 'detect-intent', 2, 'compatible:good', 'done', 1, 554, 12, NULL, 18, '{"output": {"intent": "product", "queries": ["i record voic"]}, "salvaged": false}', NULL, '2026-11-28 05:33:30.183088+00');
INSERT INTO public.model_calls VALUES ('call_d566df41a2ca4b039ba1796cc8f224b0', 'local', 'thr_ab77d2597ece4993b94ff28c479cf37f', '7c32084624a785476cc7be627be621745506cb2d0e9b50e66028ea5366707309', 'answer-from-sections', 4, 'compatible:good', 'done', 1, 917, 95, NULL, 23, '{"output": {"steps": [{"text": "Choose **File > New** and give the recording a name.", "sourceId": "s1", "requiresClick": true}, {"text": "Choose the microphone in **Preferences > Input**.", "sourceId": "s1", "requiresClick": true}, {"text": "Press **Record**, speak, and press **Stop** when you are done.", "sourceId": "s1", "requiresClick": true}], "answer": "In short: 1.", "missing": "", "answered": true, "sourceIds": ["s1"]}, "salvaged": false}', NULL, '2026-11-28 05:33:30.318661+00');
INSERT INTO public.model_calls VALUES ('call_fc95f4c8fa9f48d48daf706223b6ff34', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'c072da87621b3c62f3b6d68051886020982b48e12861c4bce4e1c834f5ccf30a', 'check-facts', 6, 'compatible:good', 'done', 1, 641, 4, NULL, 11, '{"output": {"faults": []}, "salvaged": false}', NULL, '2026-11-28 05:33:30.86151+00');
INSERT INTO public.model_calls VALUES ('call_aa048d27f2384c0ab8511709e6830dae', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', '3a52d32b8b2b3f6d56b7d92703cbfc1b709f4671ade52e9c1fb3ec16b7603bd2', 'write-questions', 10, 'compatible:good', 'done', 1, 638, 229, NULL, 24, '{"output": {"questions": [{"slot": 0, "stem": "Which word is missing? “first one that ____.”", "wrong": ["leaves", "Deque", "takes"], "answer": "Stack", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Queue**: a list in which the first one that came is the"}, {"slot": 1, "stem": "Which word is missing? “**____**: a list in”", "wrong": ["Stack", "Deque", "takes"], "answer": "Queue", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Queue**: a list in which the first one that came is the"}, {"slot": 2, "stem": "**Queue**: a list in which the first one that came is the first one that Stack.", "wrong": [], "answer": "false", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Queue**: a list in which the first one that came is the"}, {"slot": 3, "stem": "Which word is missing? “a list in ____ the first one”", "wrong": ["Stack", "Deque", "takes"], "answer": "which", "beside": "", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Queue**: a list in which the first one that came is the"}]}, "salvaged": false}', NULL, '2026-11-28 05:33:30.938401+00');
INSERT INTO public.model_calls VALUES ('call_e8b0dbd2e1474ffeb83297fe798e94f4', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', '8d12b6e4d4374098043e4a65dd5a34b588ee184826a8b82e70ec4e8bf980e3c7', 'solve-question', 8, 'compatible:good', 'done', 1, 611, 161, NULL, 11, '{"output": {"solutions": [{"same": [], "answer": "A", "number": 1, "verdict": "answered", "reasoning": "Looked up: Which word is missing? “first one that ____.”", "falseSentence": null}, {"same": [], "answer": null, "number": 2, "verdict": "several_right_answers", "reasoning": "The material does not settle this one way.", "falseSentence": null}, {"same": [], "answer": "false", "number": 3, "verdict": "answered", "reasoning": "Looked up: **Queue**: a list in which the first one that came is the first", "falseSentence": null}, {"same": [], "answer": "A", "number": 4, "verdict": "answered", "reasoning": "Looked up: Which word is missing? “a list in ____ the first one”", "falseSentence": null}]}, "salvaged": false}', NULL, '2026-11-28 05:33:30.993081+00');
INSERT INTO public.model_calls VALUES ('call_e96b79f685ae45419a6ff44a1af38ae8', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'd6074d4129af5a1b50a813593651f04db5e26db5710ca96f1465b20fe85790a4', 'write-questions', 10, 'compatible:good', 'done', 1, 696, 119, NULL, 19, '{"output": {"questions": [{"slot": 0, "stem": "Which word is missing? “a list in ____ the last one”", "wrong": ["Deque", "takes", "gives"], "answer": "which", "beside": "", "accepted": [], "evidence": [2], "difficulty": null, "explanation": "**Stack**: a list in which the last one that came is the"}, {"slot": 1, "stem": "Which word is missing? “came is the ____ one that leaves.”", "wrong": ["Deque", "takes", "gives"], "answer": "first", "beside": "", "accepted": [], "evidence": [2], "difficulty": null, "explanation": "**Stack**: a list in which the last one that came is the"}]}, "salvaged": false}', NULL, '2026-11-28 05:33:31.077789+00');
INSERT INTO public.model_calls VALUES ('call_5f99f03c4c7e44f5b50ba1d670724606', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'b4e57fca069aec2e9f9a3424e45081b7482270138356e1ce56b44185451c84e0', 'solve-question', 8, 'compatible:good', 'done', 1, 579, 84, NULL, 9, '{"output": {"solutions": [{"same": [], "answer": "B", "number": 1, "verdict": "answered", "reasoning": "Looked up: Which word is missing? “a list in ____ the last one”", "falseSentence": null}, {"same": [], "answer": "C", "number": 2, "verdict": "answered", "reasoning": "Looked up: Which word is missing? “came is the ____ one that leaves.”", "falseSentence": null}]}, "salvaged": false}', NULL, '2026-11-28 05:33:31.130987+00');

INSERT INTO public.packs VALUES ('pck_ded75fede74d40caaa40b2a4712c5364', 'local', 'Ableton Live', '{"en": "Ableton Live 12", "ru": "Ableton Live 12"}', 'en', '["10", "10.1", "11", "11.1", "11.3", "12.0", "12.1", "12.2", "12.3", "12.4"]', '["Lite", "Intro", "Standard", "Suite"]', 'ableton-live-12', 'ce2e5cf4f4a39415c28396458447b9d37789bf14cb3a6d9019c0897593b238c7', true, 2, '2026-11-28 05:33:22.675214+00', '2026-11-28 05:33:23.182598+00');
INSERT INTO public.packs VALUES ('pck_237f18225bda40dba2928acf687230c2', 'local', 'Sound editor', '{}', 'en', '[]', '[]', NULL, NULL, false, 4, '2026-11-28 05:33:27.335316+00', '2026-11-28 05:33:28.251983+00');

INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_1fefc1a6f3d5849865aa2bce4b0fbbe8', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,-0.09828246,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.33569854,0,0,0,0,0,-0.09828246,0,0,0,0,0,0,0,0,0.2330973,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05494159,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.5035478,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0,0.09828246,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.09828246,0,0,0,0,0,0,-0.09828246,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,-0.16784924,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05494159,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.2330973,0,0,0,0,0,0,0,0,0,0,0,0.16784924,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.16784924,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.10988312,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 1);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_59f0f2360a0687bb3d3b25764ae81eea', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.074623585,0,0,0,0,0,0,0,-0.058489323,0,0,0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0.1331129,0,0,0,0,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0.1331129,0,0,0,0,0,0,0,0,0,0,0.24814928,0,0,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1331129,0,0,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0.53606373,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1331129,0,0,0.058489323,0,0,0,0,0,0,0,0,0.1331129,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0.17868793,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,-0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0,0,0,0,0,0,0,0,0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.116978705,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0,0,-0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,-0.058489323,0,0,0,0,0,-0.045575023,0,0,0,0,0,0,0,0,0,0,0,0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.17868793,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1331129,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1331129,0,0,0,0,0.24814928,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1331129,-0.17868793,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0.17868793,0.1331129,0,0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.17868793,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.058489323,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 2);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_562f5576e44dca88732df6c624b59e30', 'hash-words-v1', 'local', '[0,0,0,0.056144003,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11140735,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.060642485,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.11140735,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15755379,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.056144003,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,-0.060642485,0,0,0,0,0,0,0,0,-0.060642485,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,-0.15275252,-0.056144003,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,-0.060642485,0,0,0,0.06643051,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2269034,-0.06643051,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.056144003,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.056144003,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.056144003,0,0,0,0,0,0,0.2269034,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06643051,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06643051,-0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.3403551,0,0,0,0,0,0,0,0,0,0,0,0,-0.060642485,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2228147,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2269034,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.056144003,0,0,0,0,0,0,0,0,0,0,0,0.3403551,0,0,0,0,-0.2269034,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06643051,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,-0.15755379,0,0,0,0,0,0,0,0,0,0.060642485,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 3);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_7aab01cc1f65a76c589579c70b5e35f6', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11140734,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05251795,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05251795,0.07427156,0,0,0,0,0.22690338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.11140734,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12864214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,-0.07427156,0,0,0,0,0,0,0,0,0,-0.05251795,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,0,0,0,0,0,0,0,-0.05251795,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0.15275252,0,0.22690338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05251795,0,0,0,0,0,0,0,0.15275252,-0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.22690338,0,0,0,-0.15275252,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05251795,0,0,-0.15275252,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05251795,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12864214,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.3403551,0,0,0,0,0,0,0,-0.12864214,0,0,0,0,0,0.07427156,0,0,0,0,0,0,0,-0.3403551,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.22281468,0,0,0,-0.07427156,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.22690338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05251795,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07427156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 4);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_2294029b928bb20d8e0f687bdc0e51af', 'hash-words-v1', 'local', '[0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08997881,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15366809,0,0,0,0,0,0,-0.0502997,0,0,0,0,0,0,0,-0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15366809,0,0,-0.111803405,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,0,0,0,0.111803405,-0.30733612,0,0,0.21340351,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08997881,0,0,0,0,0,-0.111803405,0,0,-0.111803405,0,0,0,0,0,0,0,0,0,0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.03802299,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.03802299,0,0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,-0.111803405,0,0,0,0,0,0,0,0,0.46100423,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0502997,0,0,0,0,-0.08997881,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0.03802299,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0502997,0,0.0502997,0,0,0,0,0,0,-0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,-0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0502997,0,0.0502997,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,-0.0502997,0,0,0,0,0,0,0,0,0.111803405,0,0,0,0,0,0,0,-0.111803405,0,0,0,0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,-0.15366809,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0502997,-0.111803405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0502997,0,0,0,0,0,0,0,0,0,0.03802299,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.03802299,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.21340351,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0502997,0,0,0,0,0,-0.08997881,0,0,0,0,0.0502997,0,0,0,0,0,0,0,0,0,-0.03802299,0,0,0,0,0,0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15366809,0,0,0,0,0,0.15366809,0,0,0,0,0,0,0,-0.111803405,0,0,0,0,0,-0.1402785,0,-0.0502997,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15366809,0,0,0,0,0,0,0,0,0,0.03802299,0,0,0,0,0]', 5);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_ca594b6ee755a6f412590bf6b57c7437', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0.053755283,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.10025668,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,0,0.15401196,0,0,0,0,0,0,0,0,0,0,0.22806442,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.10751063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.32845032,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.053755283,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,0,0.49267548,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,-0.053755283,0,0,0.16422516,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,-0.10751063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.10751063,0,-0.10751063,0,0,0,0,0,0,0,0.10751063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,-0.16422516,-0.053755283,0,0,0,0,0,-0.16422516,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0.22806442,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.16422516,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053755283,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15401196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 6);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_5fa6487361fadf295f50ea9ea42b1e8c', 'hash-words-v1', 'local', '[0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09504671,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.16232318,0,0,0,0,0,0,-0.053132717,0,-0.047523383,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0.16232318,0,-0.15275252,0,0,0,-0.047523383,0,0,0,0,0,-0.32464635,0,0,0.22542311,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09504671,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.053132717,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.053132717,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0.48696956,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.053132717,0,0,0,0,-0.09504671,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.047523383,0,0,0,0,0,0,0,0,0,0,0.053132717,0,0.053132717,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.047523383,0,0,0,0,0,0,-0.047523383,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053132717,0,0.053132717,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,-0.053132717,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.053132717,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.22542311,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.09504671,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.16232318,0,0,0,0,0,0.16232318,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,-0.14817947,0,-0.053132717,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 7);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_b668b0f584651f97188dbc44d865786b', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1277439,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.076171756,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08516258,0,0,0,0,0,0,-0.26017606,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1277439,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.076171756,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.076171756,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.26017606,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,-0.39026403,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2554878,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.26017606,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.076171756,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.26017606,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,-0.16133434,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08516258,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 8);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_74933b0ff92711dc8d4cef052d85ce13', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1275937,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1275937,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2598701,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,-0.38980514,0,0,0,0,0,0,0,0,0,0,0,0,0,0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2551874,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2598701,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.2598701,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.2598701,0,0,0,0,0,0,-0.18708289,0,0,0,0,0,0,0,0,0,0,0,0,-0.17012489,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.085062444,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 9);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_c34438c8efe37f4d8f4b5c5790b9fe46', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12144095,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.072413385,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0.08096063,0,0,0,0,0,0,-0.24733877,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12144095,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.072413385,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.072413385,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08096063,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24733877,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.37100816,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24288183,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24733877,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24733877,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.072413385,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.24733877,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.072413385,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,-0.08096063,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 10);

INSERT INTO public.questions VALUES ('qst_c3c029192dc7e9828e0f6c06c9b12710', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 0, 0, 'multiple_choice', 'What holds for “Queue”?', '["**Heap**: a tree in which no child is", "**Queue**: a list in which the first one", "**Stack**: a list in which the last one", "**Deque**: a list that takes and gives at"]', '**Stack**: a list in which the last one', '[]', '**Queue**: a list in which the first one that came is the', 'c1', NULL, NULL, 'medium', '{"end": 103, "quote": "**Queue**: a list in which the first one that came is the first one that leaves.", "start": 23}', 'unproved', '**Queue**: a list in which the first one', '2026-11-28 05:33:29.608435+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_1fefc1a6f3d5849865aa2bce4b0fbbe8', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 1, 0, 'multiple_choice', 'What holds for “Stack”?', '["**Deque**: a list that takes and gives at", "**Heap**: a tree in which no child is", "**Queue**: a list in which the first one", "**Stack**: a list in which the last one"]', '**Stack**: a list in which the last one', '[]', '**Stack**: a list in which the last one that came is the', 'c2', NULL, NULL, 'easy', '{"end": 185, "quote": "**Stack**: a list in which the last one that came is the first one that leaves.", "start": 106}', 'kept', NULL, '2026-11-28 05:33:29.608435+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_59f0f2360a0687bb3d3b25764ae81eea', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 2, 0, 'true_false', '**leaves**: a list that takes and gives at both of its ends.', NULL, 'false', '[]', '**Deque**: a list that takes and gives at both of its ends.', 'c3', NULL, NULL, 'medium', '{"end": 247, "quote": "**Deque**: a list that takes and gives at both of its ends.", "start": 188}', 'kept', NULL, '2026-11-28 05:33:29.608435+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_562f5576e44dca88732df6c624b59e30', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 3, 0, 'fill_in', 'Fill in: “no child is ____ than its parent.”', NULL, 'smaller', '[]', '**Heap**: a tree in which no child is smaller than its parent.', 'c4', NULL, NULL, 'medium', '{"end": 312, "quote": "**Heap**: a tree in which no child is smaller than its parent.", "start": 250}', 'kept', NULL, '2026-11-28 05:33:29.608435+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_7aab01cc1f65a76c589579c70b5e35f6', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 4, 0, 'multiple_choice', 'Which word is missing? “the calls of ____ that have not”', '["which", "Queue", "functions", "leaves"]', 'functions', '[]', 'A stack keeps the calls of functions that have not ended yet.', NULL, NULL, NULL, 'easy', '{"end": 412, "quote": "A stack keeps the calls of functions that have not ended yet.", "start": 351}', 'kept', NULL, '2026-11-28 05:33:29.608435+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_2294029b928bb20d8e0f687bdc0e51af', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 5, 0, 'multiple_choice', 'What is described here? “**…**: a list in which the first one that came is the first one that leaves.”', '["Heap", "Stack", "Queue", "Deque"]', 'Queue', '[]', '**Queue**: a list in which the first one that came is the', 'c1', NULL, NULL, 'medium', '{"end": 103, "quote": "**Queue**: a list in which the first one that came is the first one that leaves.", "start": 23}', 'kept', NULL, '2026-11-28 05:33:29.608435+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_ca594b6ee755a6f412590bf6b57c7437', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 0, 1, 'multiple_choice', 'What holds for “Deque”?', '["**Deque**: a list that takes and gives at", "Deque: Deque", "Deque: gives", "Deque: takes"]', '**Deque**: a list that takes and gives at', '[]', '**Deque**: a list that takes and gives at both of its ends.', 'c3', NULL, NULL, 'medium', '{"end": 247, "quote": "**Deque**: a list that takes and gives at both of its ends.", "start": 188}', 'kept', NULL, '2026-11-28 05:33:29.860516+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_f45428a6316afcb2c4a22ab1ab6ba092', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 0, 0, 'multiple_choice', 'Which word is missing? “first one that ____.”', '["Stack", "takes", "Deque", "leaves"]', 'Stack', '[]', '**Queue**: a list in which the first one that came is the', NULL, NULL, NULL, 'medium', '{"end": 82, "quote": "**Queue**: a list in which the first one that came is the first one that leaves.", "start": 2}', 'unproved', 'leaves', '2026-11-28 05:33:30.948828+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_c57fe06b098fc1b30b6921f81a1f987c', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 1, 0, 'multiple_choice', 'Which word is missing? “**____**: a list in”', '["takes", "Deque", "Stack", "Queue"]', 'Queue', '[]', '**Queue**: a list in which the first one that came is the', NULL, NULL, NULL, 'easy', '{"end": 82, "quote": "**Queue**: a list in which the first one that came is the first one that leaves.", "start": 2}', 'unproved', 'several_right_answers', '2026-11-28 05:33:30.948828+00', NULL, NULL, NULL, NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_5fa6487361fadf295f50ea9ea42b1e8c', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 2, 0, 'true_false', '**Queue**: a list in which the first one that came is the first one that Stack.', NULL, 'false', '[]', '**Queue**: a list in which the first one that came is the', NULL, NULL, NULL, 'medium', '{"end": 82, "quote": "**Queue**: a list in which the first one that came is the first one that leaves.", "start": 2}', 'kept', NULL, '2026-11-28 05:33:30.948828+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_b668b0f584651f97188dbc44d865786b', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 3, 0, 'multiple_choice', 'Which word is missing? “a list in ____ the first one”', '["Deque", "takes", "which", "Stack"]', 'which', '[]', '**Queue**: a list in which the first one that came is the', NULL, NULL, NULL, 'hard', '{"end": 82, "quote": "**Queue**: a list in which the first one that came is the first one that leaves.", "start": 2}', 'kept', NULL, '2026-11-28 05:33:30.948828+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_74933b0ff92711dc8d4cef052d85ce13', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 0, 1, 'multiple_choice', 'Which word is missing? “a list in ____ the last one”', '["gives", "takes", "which", "Deque"]', 'which', '[]', '**Stack**: a list in which the last one that came is the', NULL, NULL, NULL, 'medium', '{"end": 165, "quote": "**Stack**: a list in which the last one that came is the first one that leaves.", "start": 86}', 'kept', NULL, '2026-11-28 05:33:31.088285+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);
INSERT INTO public.questions VALUES ('qst_c34438c8efe37f4d8f4b5c5790b9fe46', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 1, 1, 'multiple_choice', 'Which word is missing? “came is the ____ one that leaves.”', '["first", "Deque", "gives", "takes"]', 'first', '[]', '**Stack**: a list in which the last one that came is the', NULL, NULL, NULL, 'easy', '{"end": 165, "quote": "**Stack**: a list in which the last one that came is the first one that leaves.", "start": 86}', 'kept', NULL, '2026-11-28 05:33:31.088285+00', NULL, NULL, '{"by": "solver"}', NULL, false, NULL);

INSERT INTO public.quizzes VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 6}', 'en', 'ready', 'checked', 'theory', 'standard', false, NULL, 1, '2026-11-28 05:33:29.075585+00', '{"doubts": [], "patches": [], "unchecked": []}');
INSERT INTO public.quizzes VALUES ('thr_462ab4a84277485eaaa2fd8ba5d001b0', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 4}', 'en', 'ready', 'checked', 'short', 'direct_quiz', false, NULL, 1, '2026-11-28 05:33:30.735218+00', '{"doubts": [], "patches": [], "unchecked": []}');
INSERT INTO public.quizzes VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": null}', 'en', NULL, NULL, 'theory', 'standard', false, NULL, 1, '2026-11-28 05:33:41.459012+00', NULL);

INSERT INTO public.runs VALUES ('run_74ae0d162b764669b24e40b402e43a96', 'local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-28 05:33:28.364171+00', '2026-11-28 05:33:28.39431+00', '2026-11-28 05:33:28.799516+00', 0);
INSERT INTO public.runs VALUES ('run_d401bed35a3443879c13f6a5a09b464d', 'local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-28 05:33:29.075585+00', '2026-11-28 05:33:29.104748+00', '2026-11-28 05:33:29.964887+00', 0);
INSERT INTO public.runs VALUES ('run_113d7f10e90e49e7b4314b1daf6e6d7a', 'local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-28 05:33:30.06926+00', '2026-11-28 05:33:30.097781+00', '2026-11-28 05:33:30.373763+00', 0);
INSERT INTO public.runs VALUES ('run_bf3738935c924e4ebdec21b26091c43d', 'local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-28 05:33:30.735218+00', '2026-11-28 05:33:30.766944+00', '2026-11-28 05:33:31.191424+00', 0);
INSERT INTO public.runs VALUES ('run_1ef09080a4a142e284e45f0b9af5ac43', 'local', 'thr_a4ed26ffffab4e1eb56cd960c616cc44', 'start', 'running', 1, 0, 'vm/51604ea3-468d-4cf6-8d22-3fe8d1a40f3f/pid[4026531836]:20938:1795843998824', NULL, NULL, '2026-11-28 05:33:41.459012+00', '2026-11-28 05:33:41.485833+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_532c64db013a4f24835940e62d670e27', 'local', 'thr_ad74f020fa37481fa217cc283fce5174', 'start', 'running', 1, 0, 'vm/51604ea3-468d-4cf6-8d22-3fe8d1a40f3f/pid[4026531836]:20938:1795843998824', NULL, NULL, '2026-11-28 05:33:41.516308+00', '2026-11-28 05:33:41.547508+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_73b926879ec04bdbb6bd18fef6099895', 'local', 'thr_8190d1a13d304c8fb48a220816ab0676', 'start', 'running', 1, 0, 'vm/51604ea3-468d-4cf6-8d22-3fe8d1a40f3f/pid[4026531836]:20938:1795843998824', NULL, NULL, '2026-11-28 05:33:41.579193+00', '2026-11-28 05:33:41.609909+00', NULL, 0);

INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'move', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'manu', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'delet', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'name', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'paus', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'when', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'record', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'much', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'is', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'too', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'if', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'cut', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, '', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, '2', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'to', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'undo', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'microphon', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'voic', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'stop', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'gone', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, '1', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'up', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'save', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'input', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'mark', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'form', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'you', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'and', 'local', 'pck_237f18225bda40dba2928acf687230c2', 2);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'the', 'local', 'pck_237f18225bda40dba2928acf687230c2', 2);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'speak', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'new', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'in', 'local', 'pck_237f18225bda40dba2928acf687230c2', 2);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'what', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, '3', 'local', 'pck_237f18225bda40dba2928acf687230c2', 2);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'export', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'give', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'are', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'pref', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'file', 'local', 'pck_237f18225bda40dba2928acf687230c2', 2);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'a', 'local', 'pck_237f18225bda40dba2928acf687230c2', 2);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'pres', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'done', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'follow', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'mp3', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'out', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'mous', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'sound', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'choos', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'with', 'local', 'pck_237f18225bda40dba2928acf687230c2', 1);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, 'edit', 'local', 'pck_237f18225bda40dba2928acf687230c2', 3);
INSERT INTO public.search_terms VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 1, ' index', 'local', 'pck_237f18225bda40dba2928acf687230c2', 4);

INSERT INTO public.source_indexes VALUES ('src_34d5f0dd0b434be9a885ea12898f1cd4', 'local', 0, 4, '2026-11-28 05:33:31.473+00');
INSERT INTO public.source_indexes VALUES ('src_9a44393d501044d2af2a377515cb5747', 'local', 0, 4, '2026-11-28 05:33:33.823+00');
INSERT INTO public.source_indexes VALUES ('src_105f7d07d1d642829bd3393680aeb52a', 'local', 0, 4, '2026-11-28 05:33:44.163+00');
INSERT INTO public.source_indexes VALUES ('src_35f74588975a47da96166bd2b58ca01b', 'local', 0, 4, '2026-11-28 05:33:44.188+00');

INSERT INTO public.source_origins VALUES ('src_9a44393d501044d2af2a377515cb5747', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'local', 0, '{"end": 1464, "start": 1170}', NULL);

INSERT INTO public.source_texts VALUES ('local', 'src_34d5f0dd0b434be9a885ea12898f1cd4', 'note', 0, '#at-0,21,104,186,248', 'Queues and stacks ·
Queue: a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 0, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''queues'' ''smaller'' ''stack'' ''stacks'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.source_texts VALUES ('local', 'src_34d5f0dd0b434be9a885ea12898f1cd4', 'note', 1, '#at-314', 'A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.', 0, '''a'' ''calls'' ''ended'' ''first'' ''functions'' ''have'' ''keeps'' ''last'' ''lets'' ''not'' ''of'' ''one'' ''out'' ''queue'' ''stack'' ''that'' ''the'' ''yet''');
INSERT INTO public.source_texts VALUES ('local', 'src_9a44393d501044d2af2a377515cb5747', 'note', 0, '#at-0,84,167,230', 'Queue: a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 0, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''smaller'' ''stack'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.source_texts VALUES ('local', 'src_105f7d07d1d642829bd3393680aeb52a', 'note', 0, '#at-0', 'A tree is a graph without a cycle. A leaf is a node without children.', 0, '''a'' ''children'' ''cycle'' ''graph'' ''is'' ''leaf'' ''node'' ''tree'' ''without''');
INSERT INTO public.source_texts VALUES ('local', 'src_35f74588975a47da96166bd2b58ca01b', 'note', 0, '#at-0,28,118,200,262', 'Queue (FIFO)s and stacks ·
Queue (FIFO): a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 0, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''fifo'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''s'' ''smaller'' ''stack'' ''stacks'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.source_texts VALUES ('local', 'src_35f74588975a47da96166bd2b58ca01b', 'note', 1, '#at-328', 'A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.', 0, '''a'' ''calls'' ''ended'' ''first'' ''functions'' ''have'' ''keeps'' ''last'' ''lets'' ''not'' ''of'' ''one'' ''out'' ''queue'' ''stack'' ''that'' ''the'' ''yet''');

INSERT INTO public.sources VALUES ('src_25936f8b80dc4c6abd852e09ecd2ec4d', 'local', 'pck_237f18225bda40dba2928acf687230c2', 'manual.md', 'markdown', '19fa430542f0894e71b4a389ce69c9409e25a52f3660b46eb3bedb31e85c93d9', 456, 'ready', 1, 1, 1, 3, 3, '[]', NULL, NULL, NULL, NULL, '2026-11-28 05:33:27.367571+00', '2026-11-28 05:33:28.251983+00', NULL, NULL, 0);

INSERT INTO public.studies VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', 'local', 'Queues and stacks', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', 'editing', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:33:28.364171+00');
INSERT INTO public.studies VALUES ('thr_ad74f020fa37481fa217cc283fce5174', 'local', 'Trees', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:33:41.516308+00');

INSERT INTO public.subject_sources VALUES ('src_34d5f0dd0b434be9a885ea12898f1cd4', 'local', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Queues and stacks', NULL, '# Queues and stacks

- **Queue**: a list in which the first one that came is the first one that leaves.
- **Stack**: a list in which the last one that came is the first one that leaves.
- **Deque**: a list that takes and gives at both of its ends.
- **Heap**: a tree in which no child is smaller than its parent.

A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.
', '030cb9f05353c94ad70ce595bc22e8ac22d86f76f9ed5e885a8927b45b623068', 79, '[]', NULL, '2026-11-28 05:33:28.364171+00', 0, NULL, NULL, '{}', '[]');
INSERT INTO public.subject_sources VALUES ('src_9a44393d501044d2af2a377515cb5747', 'local', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Queue: a list in which the first one that came is the first one that leaves.', NULL, '- **Queue**: a list in which the first one that came is the first one that leaves.

- **Stack**: a list in which the last one that came is the first one that leaves.

- **Deque**: a list that takes and gives at both of its ends.

- **Heap**: a tree in which no child is smaller than its parent.', '3272aef402a73b87375b0a49e0471ae82dc7f0858ebe8c0d2d709706e00534f8', 56, '[]', NULL, '2026-11-28 05:33:30.735218+00', 0, NULL, NULL, '{}', '[]');
INSERT INTO public.subject_sources VALUES ('src_35f74588975a47da96166bd2b58ca01b', 'local', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'Queue (FIFO)s and stacks', NULL, '# Queue (FIFO)s and stacks

- **Queue (FIFO)**: a list in which the first one that came is the first one that leaves.
- **Stack**: a list in which the last one that came is the first one that leaves.
- **Deque**: a list that takes and gives at both of its ends.
- **Heap**: a tree in which no child is smaller than its parent.

A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.
', 'be9b1e17e6eea5aef997386760cb04f2c03551736c91654af5a7c72fe9ea7cf7', 82, '[]', NULL, '2026-11-28 05:33:41.459012+00', 0, NULL, NULL, '{}', '[]');
INSERT INTO public.subject_sources VALUES ('src_105f7d07d1d642829bd3393680aeb52a', 'local', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', 'A tree is a graph without a cycle. A leaf is a node without children.', NULL, 'A tree is a graph without a cycle. A leaf is a node without children.', 'd9987721f05657cb48781261e0d2a8d505ec2a9a050e4eea1d9ec3e82a518f09', 15, '[]', NULL, '2026-11-28 05:33:41.516308+00', 0, NULL, NULL, '{}', '[]');

INSERT INTO public.subjects VALUES ('sub_f946e5c1f6ec4caea6dbc5b147eda467', 'local', NULL, true, NULL, '2026-11-28 05:33:28.364171+00', NULL);

INSERT INTO public.text_words VALUES ('local', '0', '0', 1);
INSERT INTO public.text_words VALUES ('local', '10', '10', 1);
INSERT INTO public.text_words VALUES ('local', '2', '2', 3);
INSERT INTO public.text_words VALUES ('local', '20', '20', 1);
INSERT INTO public.text_words VALUES ('local', '3', '3', 1);
INSERT INTO public.text_words VALUES ('local', '40', '40', 1);
INSERT INTO public.text_words VALUES ('local', '80', '80', 3);
INSERT INTO public.text_words VALUES ('local', '1', '1', 2);
INSERT INTO public.text_words VALUES ('local', 'about', 'about', 1);
INSERT INTO public.text_words VALUES ('local', 'after', 'after', 2);
INSERT INTO public.text_words VALUES ('local', 'another', 'anoth', 1);
INSERT INTO public.text_words VALUES ('local', 'assumptions', 'assumpt', 1);
INSERT INTO public.text_words VALUES ('local', 'back', 'back', 1);
INSERT INTO public.text_words VALUES ('local', 'be', 'be', 2);
INSERT INTO public.text_words VALUES ('local', 'are', 'are', 2);
INSERT INTO public.text_words VALUES ('local', 'calculates', 'calcul', 1);
INSERT INTO public.text_words VALUES ('local', 'from', 'from', 4);
INSERT INTO public.text_words VALUES ('local', 'cause', 'caus', 1);
INSERT INTO public.text_words VALUES ('local', 'change', 'chang', 1);
INSERT INTO public.text_words VALUES ('local', 'code', 'code', 1);
INSERT INTO public.text_words VALUES ('local', 'constant', 'const', 1);
INSERT INTO public.text_words VALUES ('local', 'definitions', 'definit', 2);
INSERT INTO public.text_words VALUES ('local', 'derivation', 'deriv', 1);
INSERT INTO public.text_words VALUES ('local', 'down', 'down', 1);
INSERT INTO public.text_words VALUES ('local', 'each', 'each', 1);
INSERT INTO public.text_words VALUES ('local', 'waits', 'wait', 2);
INSERT INTO public.text_words VALUES ('local', 'list', 'list', 16);
INSERT INTO public.text_words VALUES ('local', 'every', 'ever', 1);
INSERT INTO public.text_words VALUES ('local', 'everything', 'everyth', 1);
INSERT INTO public.text_words VALUES ('local', 'examples', 'exampl', 1);
INSERT INTO public.text_words VALUES ('local', 'explains', 'explain', 1);
INSERT INTO public.text_words VALUES ('local', 'a', 'a', 39);
INSERT INTO public.text_words VALUES ('local', 'follows', 'follow', 1);
INSERT INTO public.text_words VALUES ('local', 'forget', 'forget', 1);
INSERT INTO public.text_words VALUES ('local', 'frequent', 'frequ', 1);
INSERT INTO public.text_words VALUES ('local', 'and', 'and', 23);
INSERT INTO public.text_words VALUES ('local', 'at', 'at', 12);
INSERT INTO public.text_words VALUES ('local', 'happens', 'happen', 1);
INSERT INTO public.text_words VALUES ('local', 'has', 'has', 1);
INSERT INTO public.text_words VALUES ('local', 'both', 'both', 10);
INSERT INTO public.text_words VALUES ('local', 'calls', 'cal', 7);
INSERT INTO public.text_words VALUES ('local', 'came', 'came', 11);
INSERT INTO public.text_words VALUES ('local', 'child', 'child', 10);
INSERT INTO public.text_words VALUES ('local', 'it', 'it', 1);
INSERT INTO public.text_words VALUES ('local', 'deque', 'dequ', 15);
INSERT INTO public.text_words VALUES ('local', 'ended', 'end', 6);
INSERT INTO public.text_words VALUES ('local', 'kept', 'kept', 1);
INSERT INTO public.text_words VALUES ('local', 'known', 'known', 2);
INSERT INTO public.text_words VALUES ('local', 'ends', 'end', 10);
INSERT INTO public.text_words VALUES ('local', 'leads', 'lead', 2);
INSERT INTO public.text_words VALUES ('local', 'for', 'for', 4);
INSERT INTO public.text_words VALUES ('local', 'let', 'let', 1);
INSERT INTO public.text_words VALUES ('local', 'first', 'first', 22);
INSERT INTO public.text_words VALUES ('local', 'functions', 'funct', 7);
INSERT INTO public.text_words VALUES ('local', 'mistake', 'mistak', 1);
INSERT INTO public.text_words VALUES ('local', 'must', 'must', 1);
INSERT INTO public.text_words VALUES ('local', 'n', 'n', 2);
INSERT INTO public.text_words VALUES ('local', 'next', 'next', 1);
INSERT INTO public.text_words VALUES ('local', 'gives', 'give', 13);
INSERT INTO public.text_words VALUES ('local', 'have', 'have', 7);
INSERT INTO public.text_words VALUES ('local', 'heap', 'heap', 10);
INSERT INTO public.text_words VALUES ('local', 'on', 'on', 1);
INSERT INTO public.text_words VALUES ('local', 'only', 'onli', 1);
INSERT INTO public.text_words VALUES ('local', 'in', 'in', 20);
INSERT INTO public.text_words VALUES ('local', 'is', 'is', 23);
INSERT INTO public.text_words VALUES ('local', 'part', 'part', 1);
INSERT INTO public.text_words VALUES ('local', 'practice', 'pract', 1);
INSERT INTO public.text_words VALUES ('local', 'print', 'print', 1);
INSERT INTO public.text_words VALUES ('local', 'q', 'q', 5);
INSERT INTO public.text_words VALUES ('local', 'its', 'it', 12);
INSERT INTO public.text_words VALUES ('local', 'keeps', 'keep', 6);
INSERT INTO public.text_words VALUES ('local', 'range', 'rang', 1);
INSERT INTO public.text_words VALUES ('local', 'rests', 'rest', 1);
INSERT INTO public.text_words VALUES ('local', 'same', 'same', 2);
INSERT INTO public.text_words VALUES ('local', 'say', 'say', 1);
INSERT INTO public.text_words VALUES ('local', 'share', 'share', 1);
INSERT INTO public.text_words VALUES ('local', 'last', 'last', 16);
INSERT INTO public.text_words VALUES ('local', 'so', 'so', 1);
INSERT INTO public.text_words VALUES ('local', 'leaves', 'leav', 12);
INSERT INTO public.text_words VALUES ('local', 'lets', 'let', 6);
INSERT INTO public.text_words VALUES ('local', 'state', 'state', 6);
INSERT INTO public.text_words VALUES ('local', 'step', 'step', 3);
INSERT INTO public.text_words VALUES ('local', 'steps', 'step', 2);
INSERT INTO public.text_words VALUES ('local', 'subject', 'subject', 1);
INSERT INTO public.text_words VALUES ('local', 'no', 'no', 10);
INSERT INTO public.text_words VALUES ('local', 'text', 'text', 1);
INSERT INTO public.text_words VALUES ('local', 'tfrac12', 'tfrac12', 1);
INSERT INTO public.text_words VALUES ('local', 'not', 'not', 7);
INSERT INTO public.text_words VALUES ('local', 'of', 'of', 21);
INSERT INTO public.text_words VALUES ('local', 'document', 'docu', 3);
INSERT INTO public.text_words VALUES ('local', 'them', 'them', 1);
INSERT INTO public.text_words VALUES ('local', 'then', 'then', 1);
INSERT INTO public.text_words VALUES ('local', 'theory', 'theor', 2);
INSERT INTO public.text_words VALUES ('local', 'this', 'this', 1);
INSERT INTO public.text_words VALUES ('local', 'to', 'to', 4);
INSERT INTO public.text_words VALUES ('local', 'transition', 'transit', 3);
INSERT INTO public.text_words VALUES ('local', 'transitions', 'transit', 1);
INSERT INTO public.text_words VALUES ('local', 'two', 'two', 2);
INSERT INTO public.text_words VALUES ('local', 'use', 'use', 1);
INSERT INTO public.text_words VALUES ('local', 'usual', 'usual', 1);
INSERT INTO public.text_words VALUES ('local', 'value', 'valu', 1);
INSERT INTO public.text_words VALUES ('local', 'one', 'one', 22);
INSERT INTO public.text_words VALUES ('local', 'out', 'out', 8);
INSERT INTO public.text_words VALUES ('local', 'parent', 'parent', 9);
INSERT INTO public.text_words VALUES ('local', 'queue', 'queue', 18);
INSERT INTO public.text_words VALUES ('local', 'smaller', 'smal', 8);
INSERT INTO public.text_words VALUES ('local', 'stack', 'stack', 18);
INSERT INTO public.text_words VALUES ('local', 'stacks', 'stack', 11);
INSERT INTO public.text_words VALUES ('local', 'takes', 'take', 15);
INSERT INTO public.text_words VALUES ('local', 'than', 'than', 9);
INSERT INTO public.text_words VALUES ('local', 'made', 'made', 3);
INSERT INTO public.text_words VALUES ('local', 'that', 'that', 33);
INSERT INTO public.text_words VALUES ('local', 'queues', 'queue', 9);
INSERT INTO public.text_words VALUES ('local', 'quiz', 'quiz', 3);
INSERT INTO public.text_words VALUES ('local', 'whoever', 'whoev', 1);
INSERT INTO public.text_words VALUES ('local', 'with', 'with', 1);
INSERT INTO public.text_words VALUES ('local', 'works', 'work', 1);
INSERT INTO public.text_words VALUES ('local', 'writes', 'write', 1);
INSERT INTO public.text_words VALUES ('local', 'x_0', 'x_0', 5);
INSERT INTO public.text_words VALUES ('local', 'x_1', 'x_1', 2);
INSERT INTO public.text_words VALUES ('local', 'x_2', 'x_2', 1);
INSERT INTO public.text_words VALUES ('local', 'x_n', 'x_n', 1);
INSERT INTO public.text_words VALUES ('local', 'choose', 'choos', 2);
INSERT INTO public.text_words VALUES ('local', 'done', 'done', 1);
INSERT INTO public.text_words VALUES ('local', 'file', 'file', 1);
INSERT INTO public.text_words VALUES ('local', 'give', 'give', 1);
INSERT INTO public.text_words VALUES ('local', 'input', 'input', 1);
INSERT INTO public.text_words VALUES ('local', 'manual', 'manu', 1);
INSERT INTO public.text_words VALUES ('local', 'microphone', 'microphon', 1);
INSERT INTO public.text_words VALUES ('local', 'name', 'name', 1);
INSERT INTO public.text_words VALUES ('local', 'new', 'new', 1);
INSERT INTO public.text_words VALUES ('local', 'preferences', 'pref', 1);
INSERT INTO public.text_words VALUES ('local', 'press', 'pres', 1);
INSERT INTO public.text_words VALUES ('local', 'record', 'record', 3);
INSERT INTO public.text_words VALUES ('local', 'recording', 'record', 1);
INSERT INTO public.text_words VALUES ('local', 'short', 'short', 1);
INSERT INTO public.text_words VALUES ('local', 'speak', 'speak', 1);
INSERT INTO public.text_words VALUES ('local', 'stop', 'stop', 1);
INSERT INTO public.text_words VALUES ('local', 'voice', 'voic', 2);
INSERT INTO public.text_words VALUES ('local', 'when', 'when', 1);
INSERT INTO public.text_words VALUES ('local', 'you', 'you', 1);
INSERT INTO public.text_words VALUES ('local', 'hands', 'hand', 1);
INSERT INTO public.text_words VALUES ('local', 'described', 'describ', 1);
INSERT INTO public.text_words VALUES ('local', 'fill', 'fil', 1);
INSERT INTO public.text_words VALUES ('local', 'here', 'here', 1);
INSERT INTO public.text_words VALUES ('local', 'holds', 'hold', 2);
INSERT INTO public.text_words VALUES ('local', 'what', 'what', 4);
INSERT INTO public.text_words VALUES ('local', 'missing', 'mis', 4);
INSERT INTO public.text_words VALUES ('local', 'word', 'word', 4);
INSERT INTO public.text_words VALUES ('local', 'cut', 'cut', 1);
INSERT INTO public.text_words VALUES ('local', 'do', 'do', 2);
INSERT INTO public.text_words VALUES ('local', 'guide', 'guid', 2);
INSERT INTO public.text_words VALUES ('local', 'how', 'how', 2);
INSERT INTO public.text_words VALUES ('local', 'i', 'i', 2);
INSERT INTO public.text_words VALUES ('local', 'pause', 'paus', 1);
INSERT INTO public.text_words VALUES ('local', 'trees', 'tree', 1);
INSERT INTO public.text_words VALUES ('local', 'written', 'written', 1);
INSERT INTO public.text_words VALUES ('local', 'being', 'be', 3);
INSERT INTO public.text_words VALUES ('local', 'was', 'was', 4);
INSERT INTO public.text_words VALUES ('local', 'children', 'children', 2);
INSERT INTO public.text_words VALUES ('local', 'cycle', 'cycl', 2);
INSERT INTO public.text_words VALUES ('local', 'graph', 'graph', 2);
INSERT INTO public.text_words VALUES ('local', 'leaf', 'leaf', 2);
INSERT INTO public.text_words VALUES ('local', 'node', 'node', 2);
INSERT INTO public.text_words VALUES ('local', 'without', 'without', 2);
INSERT INTO public.text_words VALUES ('local', 'fifo', 'fifo', 2);
INSERT INTO public.text_words VALUES ('local', 's', 's', 2);
INSERT INTO public.text_words VALUES ('local', 'the', 'the', 33);
INSERT INTO public.text_words VALUES ('local', 'tree', 'tree', 11);
INSERT INTO public.text_words VALUES ('local', 'which', 'which', 15);
INSERT INTO public.text_words VALUES ('local', 'yet', 'yet', 6);

INSERT INTO public.thread_indexes VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', 'local', 14, 4, '2026-11-28 05:33:32.568+00');
INSERT INTO public.thread_indexes VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', 'local', 20, 4, '2026-11-28 05:33:33.729+00');
INSERT INTO public.thread_indexes VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'local', 26, 4, '2026-11-28 05:33:33.77+00');
INSERT INTO public.thread_indexes VALUES ('thr_462ab4a84277485eaaa2fd8ba5d001b0', 'local', 24, 4, '2026-11-28 05:33:33.798+00');
INSERT INTO public.thread_indexes VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', 'local', 3, 4, '2026-11-28 05:33:44.012+00');
INSERT INTO public.thread_indexes VALUES ('thr_ad74f020fa37481fa217cc283fce5174', 'local', 4, 4, '2026-11-28 05:33:44.047+00');
INSERT INTO public.thread_indexes VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', 'local', 5, 4, '2026-11-28 05:33:44.145+00');

INSERT INTO public.thread_sources VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', 'src_34d5f0dd0b434be9a885ea12898f1cd4', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'src_34d5f0dd0b434be9a885ea12898f1cd4', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_462ab4a84277485eaaa2fd8ba5d001b0', 'src_9a44393d501044d2af2a377515cb5747', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', 'src_35f74588975a47da96166bd2b58ca01b', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_ad74f020fa37481fa217cc283fce5174', 'src_105f7d07d1d642829bd3393680aeb52a', 'local', 0);

INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'title', 0, NULL, 'A quiz that was made', 2, '''a'' ''made'' ''quiz'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'note', 0, '/note#at-0,21,104,186,248', 'Queues and stacks ·
Queue: a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 2, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''queues'' ''smaller'' ''stack'' ''stacks'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'note', 1, '/note#at-314', 'A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.', 2, '''a'' ''calls'' ''ended'' ''first'' ''functions'' ''have'' ''keeps'' ''last'' ''lets'' ''not'' ''of'' ''one'' ''out'' ''queue'' ''stack'' ''that'' ''the'' ''yet''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'title', 0, NULL, 'A document that waits', 19, '''a'' ''document'' ''that'' ''waits''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'title', 1, NULL, 'Queues and stacks', 19, '''and'' ''queues'' ''stacks''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 0, '#block-0', 'Queues and stacks', 19, '''and'' ''queues'' ''stacks''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 1, '#block-1', 'Queues and stacks is the part of the subject that this text explains from its definitions to its use.', 19, '''and'' ''definitions'' ''explains'' ''from'' ''is'' ''its'' ''of'' ''part'' ''queues'' ''stacks'' ''subject'' ''text'' ''that'' ''the'' ''this'' ''to'' ''use''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 2, '#block-2', 'Definitions', 19, '''definitions''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 3, '#block-3', 'State is everything that must be known about Queues and stacks to say what happens next. Transition is a change from one state to another. The usual value of the constant is 10.', 19, '''10'' ''a'' ''about'' ''and'' ''another'' ''be'' ''change'' ''constant'' ''everything'' ''from'' ''happens'' ''is'' ''known'' ''must'' ''next'' ''of'' ''one'' ''queues'' ''say'' ''stacks'' ''state'' ''that'' ''the'' ''to'' ''transition'' ''usual'' ''value'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 4, '#block-4', 'Theory', 19, '''theory''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 5, '#block-5', 'The theory of Queues and stacks rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.', 19, '''a'' ''and'' ''assumptions'' ''cause'' ''every'' ''follows'' ''from'' ''has'' ''is'' ''it'' ''known'' ''leads'' ''of'' ''on'' ''queues'' ''rests'' ''same'' ''stacks'' ''state'' ''that'' ''the'' ''them'' ''theory'' ''to'' ''transition'' ''two''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 6, '#block-6', 'Derivation', 19, '''derivation''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 7, '#block-7', 'Let x_0 be the first state and q the share that is kept in each step. After one step', 19, '''after'' ''and'' ''be'' ''each'' ''first'' ''in'' ''is'' ''kept'' ''let'' ''one'' ''q'' ''share'' ''state'' ''step'' ''that'' ''the'' ''x_0''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 8, '#block-8', '$$
x_1 = q x_0,
$$', 19, '''q'' ''x_0'' ''x_1''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 9, '#block-9', 'after two steps x_2 = q x_1 = q^2 x_0, and so after n steps', 19, '''2'' ''after'' ''and'' ''n'' ''q'' ''so'' ''steps'' ''two'' ''x_0'' ''x_1'' ''x_2''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 10, '#block-10', '$$
x_n = q^n x_0.
$$', 19, '''n'' ''q'' ''x_0'' ''x_n''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 11, '#block-11', 'Examples', 19, '''examples''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 12, '#block-12', 'For x_0 = 80 and q = \tfrac12 the first steps are:', 19, '''80'' ''and'' ''are'' ''first'' ''for'' ''q'' ''steps'' ''tfrac12'' ''the'' ''x_0''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 13, '#block-13', 'step · state
0 · 80
1 · 40
2 · 20', 19, '''0'' ''1'' ''2'' ''20'' ''40'' ''80'' ''state'' ''step''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 14, '#block-14', 'The same in code:', 19, '''code'' ''in'' ''same'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 15, '#block-15', 'state = 80
for step in range(3):
    print(step, state)
    state /= 2', 19, '''2'' ''3'' ''80'' ''for'' ''in'' ''print'' ''range'' ''state'' ''step''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 16, '#block-16', 'In practice', 19, '''in'' ''practice''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 17, '#block-17', 'Whoever works with Queues and stacks first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.', 19, '''a'' ''and'' ''back'' ''calculates'' ''down'' ''first'' ''forget'' ''frequent'' ''is'' ''leads'' ''mistake'' ''only'' ''queues'' ''stacks'' ''state'' ''that'' ''the'' ''then'' ''to'' ''transition'' ''transitions'' ''whoever'' ''with'' ''works'' ''writes''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 19, '#block-19', 'A queue lets the last one out first.', 19, '''a'' ''first'' ''last'' ''lets'' ''one'' ''out'' ''queue'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 20, '#block-20', 'A stack keeps the calls of functions that have not ended yet.', 19, '''a'' ''calls'' ''ended'' ''functions'' ''have'' ''keeps'' ''not'' ''of'' ''stack'' ''that'' ''the'' ''yet''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'note', 0, '#note-L1,3,4,5,6', 'Queues and stacks ·
Queue: a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 19, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''queues'' ''smaller'' ''stack'' ''stacks'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'note', 1, '#note-L8', 'A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.', 19, '''a'' ''calls'' ''ended'' ''first'' ''functions'' ''have'' ''keeps'' ''last'' ''lets'' ''not'' ''of'' ''one'' ''out'' ''queue'' ''stack'' ''that'' ''the'' ''yet''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'title', 0, NULL, 'A guide that waits', 14, '''a'' ''guide'' ''that'' ''waits''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'title', 1, NULL, 'How do I record a voice?', 14, '''a'' ''do'' ''how'' ''i'' ''record'' ''voice''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'guide', 0, '#answer', 'In short: 1.
From the manual: Record a voice', 14, '''1'' ''a'' ''from'' ''in'' ''manual'' ''record'' ''short'' ''the'' ''voice''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'guide', 1, '#step-0', 'Choose File > New and give the recording a name.', 14, '''a'' ''and'' ''choose'' ''file'' ''give'' ''name'' ''new'' ''recording'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'guide', 2, '#step-1', 'Choose the microphone in Preferences > Input.', 14, '''choose'' ''in'' ''input'' ''microphone'' ''preferences'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ab77d2597ece4993b94ff28c479cf37f', 'guide', 3, '#step-2', 'Press Record, speak, and press Stop when you are done.', 14, '''and'' ''are'' ''done'' ''press'' ''record'' ''speak'' ''stop'' ''when'' ''you''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_3d95e67622834dcb9f754ec2d57dd0f1', 'document', 18, '#block-18', 'Queue: a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and hands out at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 20, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''first'' ''hands'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''out'' ''parent'' ''queue'' ''smaller'' ''stack'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'question', 0, '#question-qst_ca594b6ee755a6f412590bf6b57c7437', 'What holds for “Deque”?
Deque: a list that takes and gives at · Deque: Deque · Deque: gives · Deque: takes', 26, '''a'' ''and'' ''at'' ''deque'' ''for'' ''gives'' ''holds'' ''list'' ''takes'' ''that'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'question', 1, '#question-qst_1fefc1a6f3d5849865aa2bce4b0fbbe8', 'What holds for “Stack”?
Deque: a list that takes and gives at · Heap: a tree in which no child is · Queue: a list in which the first one · Stack: a list in which the last one', 26, '''a'' ''and'' ''at'' ''child'' ''deque'' ''first'' ''for'' ''gives'' ''heap'' ''holds'' ''in'' ''is'' ''last'' ''list'' ''no'' ''one'' ''queue'' ''stack'' ''takes'' ''that'' ''the'' ''tree'' ''what'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'question', 2, '#question-qst_59f0f2360a0687bb3d3b25764ae81eea', 'leaves: a list that takes and gives at both of its ends.', 26, '''a'' ''and'' ''at'' ''both'' ''ends'' ''gives'' ''its'' ''leaves'' ''list'' ''of'' ''takes'' ''that''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'question', 3, '#question-qst_562f5576e44dca88732df6c624b59e30', 'Fill in: “no child is than its parent.”', 26, '''child'' ''fill'' ''in'' ''is'' ''its'' ''no'' ''parent'' ''than''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'question', 4, '#question-qst_7aab01cc1f65a76c589579c70b5e35f6', 'Which word is missing? “the calls of that have not”
which · Queue · functions · leaves', 26, '''calls'' ''functions'' ''have'' ''is'' ''leaves'' ''missing'' ''not'' ''of'' ''queue'' ''that'' ''the'' ''which'' ''word''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'question', 5, '#question-qst_2294029b928bb20d8e0f687bdc0e51af', 'What is described here? “…: a list in which the first one that came is the first one that leaves.”
Heap · Stack · Queue · Deque', 26, '''a'' ''came'' ''deque'' ''described'' ''first'' ''heap'' ''here'' ''in'' ''is'' ''leaves'' ''list'' ''one'' ''queue'' ''stack'' ''that'' ''the'' ''what'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'answer', 0, '#question-qst_ca594b6ee755a6f412590bf6b57c7437', 'Deque: a list that takes and gives at
Deque: a list that takes and gives at both of its ends.', 26, '''a'' ''and'' ''at'' ''both'' ''deque'' ''ends'' ''gives'' ''its'' ''list'' ''of'' ''takes'' ''that''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'title', 0, NULL, 'A quiz of the document', 24, '''a'' ''document'' ''of'' ''quiz'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'note', 0, '/note#at-0,84,167,230', 'Queue: a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 24, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''smaller'' ''stack'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'question', 0, '#question-qst_74933b0ff92711dc8d4cef052d85ce13', 'Which word is missing? “a list in the last one”
gives · takes · which · Deque', 24, '''a'' ''deque'' ''gives'' ''in'' ''is'' ''last'' ''list'' ''missing'' ''one'' ''takes'' ''the'' ''which'' ''word''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'question', 1, '#question-qst_c34438c8efe37f4d8f4b5c5790b9fe46', 'Which word is missing? “came is the one that leaves.”
first · Deque · gives · takes', 24, '''came'' ''deque'' ''first'' ''gives'' ''is'' ''leaves'' ''missing'' ''one'' ''takes'' ''that'' ''the'' ''which'' ''word''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'question', 2, '#question-qst_5fa6487361fadf295f50ea9ea42b1e8c', 'Queue: a list in which the first one that came is the first one that Stack.', 24, '''a'' ''came'' ''first'' ''in'' ''is'' ''list'' ''one'' ''queue'' ''stack'' ''that'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_462ab4a84277485eaaa2fd8ba5d001b0', 'question', 3, '#question-qst_b668b0f584651f97188dbc44d865786b', 'Which word is missing? “a list in the first one”
Deque · takes · which · Stack', 24, '''a'' ''deque'' ''first'' ''in'' ''is'' ''list'' ''missing'' ''one'' ''stack'' ''takes'' ''the'' ''which'' ''word''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_8190d1a13d304c8fb48a220816ab0676', 'title', 0, NULL, 'A guide that was being made', 3, '''a'' ''being'' ''guide'' ''made'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_8190d1a13d304c8fb48a220816ab0676', 'title', 1, NULL, 'How do I cut a pause out?', 3, '''a'' ''cut'' ''do'' ''how'' ''i'' ''out'' ''pause''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ad74f020fa37481fa217cc283fce5174', 'title', 0, NULL, 'A document that was being written', 4, '''a'' ''being'' ''document'' ''that'' ''was'' ''written''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ad74f020fa37481fa217cc283fce5174', 'title', 1, NULL, 'Trees', 4, '''trees''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ad74f020fa37481fa217cc283fce5174', 'note', 0, '#note-L1', 'A tree is a graph without a cycle. A leaf is a node without children.', 4, '''a'' ''children'' ''cycle'' ''graph'' ''is'' ''leaf'' ''node'' ''tree'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_a4ed26ffffab4e1eb56cd960c616cc44', 'title', 0, NULL, 'A quiz that was being made', 5, '''a'' ''being'' ''made'' ''quiz'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_a4ed26ffffab4e1eb56cd960c616cc44', 'note', 0, '/note#at-0,28,118,200,262', 'Queue (FIFO)s and stacks ·
Queue (FIFO): a list in which the first one that came is the first one that leaves.
Stack: a list in which the last one that came is the first one that leaves.
Deque: a list that takes and gives at both of its ends.
Heap: a tree in which no child is smaller than its parent.', 5, '''a'' ''and'' ''at'' ''both'' ''came'' ''child'' ''deque'' ''ends'' ''fifo'' ''first'' ''gives'' ''heap'' ''in'' ''is'' ''its'' ''last'' ''leaves'' ''list'' ''no'' ''of'' ''one'' ''parent'' ''queue'' ''s'' ''smaller'' ''stack'' ''stacks'' ''takes'' ''than'' ''that'' ''the'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_a4ed26ffffab4e1eb56cd960c616cc44', 'note', 1, '/note#at-328', 'A queue lets the last one out first. A stack keeps the calls of functions that have not ended yet.', 5, '''a'' ''calls'' ''ended'' ''first'' ''functions'' ''have'' ''keeps'' ''last'' ''lets'' ''not'' ''of'' ''one'' ''out'' ''queue'' ''stack'' ''that'' ''the'' ''yet''');

INSERT INTO public.threads VALUES ('thr_9dfc0c07dc8b49e790a397b59d63cb2b', 'local', 'quiz', 'A quiz that was made', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 860, 26, '2026-11-28 05:33:29.075585+00', '2026-11-28 05:33:31.525137+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:31.525137+00', NULL);
INSERT INTO public.threads VALUES ('thr_ab77d2597ece4993b94ff28c479cf37f', 'local', 'guide', 'A guide that waits', 'waiting', 'wait_for_user_step_choice', NULL, NULL, '{"kind": "guide_steps", "open": false, "text": "There are 3 steps. Go through them one by one?", "rests": false, "choices": [{"id": "step_by_step", "label": "Go step by step"}, {"id": "done", "label": "Finish"}], "interruptId": "ff033c90a5afc3eafe7d2126ff2b9e01"}', NULL, NULL, NULL, 1, NULL, 276, 14, '2026-11-28 05:33:30.06926+00', '2026-11-28 05:33:30.416904+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:30.06926+00', NULL);
INSERT INTO public.threads VALUES ('thr_a4ed26ffffab4e1eb56cd960c616cc44', 'local', 'quiz', 'A quiz that was being made', 'running', 'fact_check', '{"done": 0, "total": 1}', NULL, NULL, NULL, NULL, 'run_1ef09080a4a142e284e45f0b9af5ac43', 1, '2026-11-28 05:33:41.485833+00', 0, 5, '2026-11-28 05:33:41.459012+00', '2026-11-28 05:33:41.566556+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:41.459012+00', NULL);
INSERT INTO public.threads VALUES ('thr_ad74f020fa37481fa217cc283fce5174', 'local', 'study', 'A document that was being written', 'running', 'generate_material', NULL, NULL, NULL, NULL, NULL, 'run_532c64db013a4f24835940e62d670e27', 1, '2026-11-28 05:33:41.547508+00', 0, 4, '2026-11-28 05:33:41.516308+00', '2026-11-28 05:33:41.603514+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:41.516308+00', NULL);
INSERT INTO public.threads VALUES ('thr_462ab4a84277485eaaa2fd8ba5d001b0', 'local', 'quiz', 'A quiz of the document', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 424, 24, '2026-11-28 05:33:30.735218+00', '2026-11-28 05:33:31.191424+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:30.735218+00', NULL);
INSERT INTO public.threads VALUES ('thr_3d95e67622834dcb9f754ec2d57dd0f1', 'local', 'study', 'A document that waits', 'waiting', 'edit_material', NULL, NULL, '{"kind": "study_edit", "open": true, "text": "What should be changed?", "rests": false, "choices": [], "interruptId": "9989b73e66f4d2e8ce71a72ff0702ca6"}', NULL, NULL, NULL, 1, NULL, 405, 20, '2026-11-28 05:33:28.364171+00', '2026-11-28 05:33:31.429346+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:31.429346+00', NULL);
INSERT INTO public.threads VALUES ('thr_8190d1a13d304c8fb48a220816ab0676', 'local', 'guide', 'A guide that was being made', 'running', 'detect_user_intent', NULL, NULL, NULL, NULL, NULL, 'run_73b926879ec04bdbb6bd18fef6099895', 1, '2026-11-28 05:33:41.609909+00', 0, 3, '2026-11-28 05:33:41.579193+00', '2026-11-28 05:33:41.6512+00', 'sub_f946e5c1f6ec4caea6dbc5b147eda467', '2026-11-28 05:33:41.579193+00', NULL);

INSERT INTO public.verified_notes VALUES ('vn_2199703ecbf7fdba8907d2e2b56ad687', 'local', 'c32a2e7994e7a539fdb639743a1d84ec9cde451955711896d6058c6acb467d66', '[{"id": "c1", "code": null, "span": {"end": 103, "start": 23}, "term": "Queue", "status": "verified", "codeSpan": null, "original": "**Queue**: a list in which the first one that came is the first one that leaves.", "changeType": "none", "definition": "**Queue**: a list in which the first one that came is the first one that leaves.", "codeLanguage": null}, {"id": "c2", "code": null, "span": {"end": 185, "start": 106}, "term": "Stack", "status": "verified", "codeSpan": null, "original": "**Stack**: a list in which the last one that came is the first one that leaves.", "changeType": "none", "definition": "**Stack**: a list in which the last one that came is the first one that leaves.", "codeLanguage": null}, {"id": "c3", "code": null, "span": {"end": 247, "start": 188}, "term": "Deque", "status": "verified", "codeSpan": null, "original": "**Deque**: a list that takes and gives at both of its ends.", "changeType": "none", "definition": "**Deque**: a list that takes and gives at both of its ends.", "codeLanguage": null}, {"id": "c4", "code": null, "span": {"end": 312, "start": 250}, "term": "Heap", "status": "verified", "codeSpan": null, "original": "**Heap**: a tree in which no child is smaller than its parent.", "changeType": "none", "definition": "**Heap**: a tree in which no child is smaller than its parent.", "codeLanguage": null}]', '[]', '2026-11-28 05:33:29.429691+00', '{"doubts": [], "patches": [], "unchecked": []}');
INSERT INTO public.verified_notes VALUES ('vn_803c5ac8084aeac0cff1be0dfb30d730', 'local', 'c118a225fd44f207781f3dc75d81525ff23f610ee49b38267ee8b2bfdc133b8b', '[]', '[]', '2026-11-28 05:33:30.885146+00', '{"doubts": [], "patches": [], "unchecked": []}');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 47, true);

SELECT pg_catalog.setval('public.messages_seq_seq', 1, false);

SELECT pg_catalog.setval('public.question_vectors_seq_seq', 10, true);

SELECT pg_catalog.setval('public.replies_seq_seq', 1, false);

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

ALTER TABLE ONLY boss.queue_stats_20261128
    ADD CONSTRAINT queue_stats_20261128_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261129
    ADD CONSTRAINT queue_stats_20261129_pkey PRIMARY KEY (id, captured_on);

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

ALTER TABLE ONLY public.source_origins
    ADD CONSTRAINT source_origins_pkey PRIMARY KEY (source_id);

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

CREATE INDEX queue_stats_20261128_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261128 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261129_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261129 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON boss.warning USING btree (created_on DESC);

CREATE INDEX attempts_thread ON public.attempts USING btree (thread_id);

CREATE INDEX card_reviews_card ON public.card_reviews USING btree (card_id);

CREATE INDEX card_reviews_mistakes ON public.card_reviews USING btree (owner_id, reviewed_at) WHERE (rating = 'again'::text);

CREATE INDEX card_reviews_newest ON public.card_reviews USING btree (owner_id, reviewed_at);

CREATE INDEX card_reviews_undoes ON public.card_reviews USING btree (owner_id, undoes) WHERE (undoes IS NOT NULL);

CREATE INDEX cards_due ON public.cards USING btree (owner_id, due);

CREATE INDEX cards_newest ON public.cards USING btree (owner_id, created_at DESC, due, id);

CREATE INDEX cards_passages ON public.cards USING gin (passages jsonb_path_ops) WHERE (passages <> '[]'::jsonb);

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

CREATE INDEX source_origins_thread ON public.source_origins USING btree (thread_id);

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

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261128_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261128_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261129_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261129_pkey;

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

ALTER TABLE ONLY public.source_origins
    ADD CONSTRAINT source_origins_source_id_subject_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.subject_sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_origins
    ADD CONSTRAINT source_origins_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

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

