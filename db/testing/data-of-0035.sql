CREATE SCHEMA boss;

CREATE SCHEMA drizzle;

COMMENT ON SCHEMA drizzle IS '771d11ad95e819d81825ccad5d3cf0a8ed9f09deb1e81056897761c4a5a1f21d';

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

CREATE TABLE boss.queue_stats_20261126 (
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
    retention double precision NOT NULL
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
    patch jsonb
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
    proof jsonb
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
    binned_at timestamp with time zone
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

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261126 FOR VALUES FROM ('2026-11-26 00:00:00+00') TO ('2026-11-27 00:00:00+00');

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261127 FOR VALUES FROM ('2026-11-27 00:00:00+00') TO ('2026-11-28 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO boss.job_common VALUES ('4b666ebf-777d-4eb4-a04e-984bfa22d2c1', 'runs', 0, '{"runId": "run_972d3dffc6a945728e0362e5edb16062", "threadId": "thr_dd9b0ff83f1c4e7587d98c49a9f036e3", "subjectId": "sub_cab496b4f8fe4214bf7511d4df085082"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', NULL, NULL, NULL, '2026-11-26 23:04:59.149132+00', '2026-11-26 23:04:59.149132+00', '2026-11-26 23:04:59.486398+00', '2026-11-26 23:05:02.723769+00', '2026-12-10 23:04:59.149132+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:02.542858+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('f00aa5f7-fa6a-41e6-a987-0b6e35dc8250', 'runs', 0, '{"runId": "run_90a2e284bf024732b091376963555fda", "threadId": "thr_6af780d5b4b54b10842ae75feac141c9", "subjectId": "sub_cab496b4f8fe4214bf7511d4df085082"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_6af780d5b4b54b10842ae75feac141c9', NULL, NULL, NULL, '2026-11-26 23:05:03.963801+00', '2026-11-26 23:05:03.963801+00', '2026-11-26 23:05:03.984683+00', '2026-11-26 23:05:07.182604+00', '2026-12-10 23:05:03.963801+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:07.019909+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('216528e5-e5d4-4b4b-a2ec-dc2b9631a3c5', 'runs', 0, '{"runId": "run_373bf0c27e7f4c0998c2e1b0a0b5bcb1", "threadId": "thr_6af780d5b4b54b10842ae75feac141c9"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_6af780d5b4b54b10842ae75feac141c9', NULL, NULL, NULL, '2026-11-26 23:05:07.30539+00', '2026-11-26 23:05:07.30539+00', '2026-11-26 23:05:07.323628+00', '2026-11-26 23:05:08.91357+00', '2026-12-10 23:05:07.30539+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:07.323628+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('25b1a132-4e19-4ccf-b475-2571a7151c92', 'runs', 0, '{"runId": "run_aa378bf300444813a6d537fbeaf2e12a", "threadId": "thr_114a4f3c38144967a693fe0ba610a3d5", "subjectId": "sub_cab496b4f8fe4214bf7511d4df085082"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_114a4f3c38144967a693fe0ba610a3d5', NULL, NULL, NULL, '2026-11-26 23:05:09.022671+00', '2026-11-26 23:05:09.022671+00', '2026-11-26 23:05:09.104531+00', '2026-11-26 23:05:10.011732+00', '2026-12-10 23:05:09.022671+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:09.104531+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('0e0d1e0f-5626-4549-b5c1-ee9b05e8c1d5', 'runs', 0, '{"runId": "run_4ad3e93ea00142439d4908211669f6bf", "threadId": "thr_ef0a92379ac244669c791e66353da62a", "subjectId": "sub_cab496b4f8fe4214bf7511d4df085082"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_ef0a92379ac244669c791e66353da62a', NULL, NULL, NULL, '2026-11-26 23:05:11.615093+00', '2026-11-26 23:05:11.615093+00', '2026-11-26 23:05:12.145988+00', NULL, '2026-12-10 23:05:11.615093+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:24.179299+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('11c5d446-7421-4f38-a627-df8dc47e3a1f', 'runs', 0, '{"runId": "run_c433fe0fb4fa4832aa462c068ecbd523", "threadId": "thr_a8bf697e7b0a46b6a28158a3961c2c88", "subjectId": "sub_cab496b4f8fe4214bf7511d4df085082"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_a8bf697e7b0a46b6a28158a3961c2c88', NULL, NULL, NULL, '2026-11-26 23:05:12.563785+00', '2026-11-26 23:05:12.563785+00', '2026-11-26 23:05:12.6956+00', NULL, '2026-12-10 23:05:12.563785+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:24.729844+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('83c07bb6-371f-4dbb-b71b-6a0aec009978', 'runs', 0, '{"runId": "run_745363d801124b55b3a71aae99d1067b", "threadId": "thr_eff79dead9bf422e8353772578b79841", "subjectId": "sub_cab496b4f8fe4214bf7511d4df085082"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_eff79dead9bf422e8353772578b79841', NULL, NULL, NULL, '2026-11-26 23:05:10.355104+00', '2026-11-26 23:05:10.355104+00', '2026-11-26 23:05:10.494742+00', NULL, '2026-12-10 23:05:10.355104+00', NULL, NULL, 'key_strict_fifo', '2026-11-26 23:05:25.595092+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO boss.queue VALUES ('runs', 'key_strict_fifo', 25, 0, false, NULL, 14400, 1209600, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 3, 0, 7, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0}', 10, true, NULL, '2026-11-26 23:05:25.390919+00', '2026-11-26 23:05:25.396128+00', '2026-11-26 23:04:55.655083+00', '2026-11-26 23:04:50.492093+00', '2026-11-26 23:04:50.492093+00');

INSERT INTO boss.version VALUES (43, NULL, NULL, '2026-11-26 23:05:25.40809+00', '2026-11-26 23:04:55.745092+00', NULL);

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

INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', '', '__packed__', '1f1e9edc-fba2-6580-8008-02bd56940281', 'bytes', '\x85d1cd72db201007f077d93307dbb22d8937e8a997dc3a196603ab8f5a01958f381e8677ef484a6da2d4ce0db10b2b7eff08b243ad69106f380472c023f8ce12aa1f0af8b4144ad52f9ba6a98a662bf7541eaa52d595dcd758379be248053030674d763e30188903301850b7015b020ea4818134da93f64f9771da9246113070dea2a7f6f2b123468bd2f7722aa17667b2a4807b1b88c119b59fbe8e0cac095a01df3078ed9deb753baf076afccfe0a7ff1f24f01d03bfcc0a5a51d36b529018fc0eaa9dae79d844ef1d06e7bfed1362b4d4d2203cba9303feeb39b11b2759d71b3d830ae13c5a2fc472d5957797c9ed18bc58d4b2e3de70d4385c1c890f35e0452e5aac388b5cb2c8ef198c3989300a89b223e0fbbcd6a0f44276244fc00f39f821ef72de589ad96f7b2d699ac6893f819c5f1e595e73296f6195f9a9d19a3712cb1807bcca6b965ea7a2a591d03be075966dfdb911d505f8769318fc13168e482fccbd1ec3cc1ce778aeea9f22d8a6e9b52be0f8487f9718ac28e37de52231c871e31df47d9a729b79e357f14362f03fe8f84d10c7c460451defa75026066bfcf820986aee9f33885f63a9534a7f01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '__packed__', '1f1e9edd-58b8-6e90-8002-89bad07dceaa', 'bytes', '\x7dd14d8f9b301006e0ff32671f76199a55b855952ae5b0955aa9a7aab2263080b5de31f547d30af1df2b4249806cf666c663337e9f1eca9644d8eadf641307287a88ad67aa0e1514e35273fd40fb0c9ff6546679bedbedcba7fd23ef76f8012bda65040adc49d89f0f585792050527135b97e21717c73b6bb28115c4e4058a0705de25a9c2795993b1c9f3f41198050a49d62aa85c3ac63ad9afc9459e8bc25c85ef81fd41ba14a1883eb1026a58e2338740cda5d352881fcb68dce5c2c0965705d7b17c6a9d292f877e250e63c7b771bef34473e5337375a4f265db791dec4f1cb3b325149982f8b763282049c5b511ae6050501b31a1e5ea12074938b1bffdd7618ce6c74f055a779e1bb63a5278f95f3b7a92b22da22be844266a99121ea718d415937d304ece9c5a87483e6a3d4d76c1cd166ed9f2e2ce73479eb59932c6ad26ce927895c4a524ce9278c388b786b805c4b51eaee870ed863768f8161a2ec57069811b07dc38e03219a157d6538250e4cb9d86853d45d6af14d91bb29b7dcfa56bc4049ec1f2bb94f9a060f6d3538e23e2596344ec07b5345d013f0e0a367cfd7dd96c50f0c6e0fdfbefc241c12a88fe5e4263e7cdc3fbf752c16118fe01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '__packed__', '1f1e9edd-5946-6830-8003-4b2985ece67b', 'bytes', '\x7dd14b8bdb301007f0ef32671d76adc44b7c2b85420e2db4d0532962628f63b1da91abc7bac5f8bb17c5ebc48fcddef41849a3ffaf87b2416632ea154d240f450fa17184d5b182220d15d50f78c8e4d301cb6cb7cbf343f97478a43c977b59619e2108b01d93bb1c30b64403023a1d1a1bc3371bd29d351a4f0242740cc58300672357fe32ac519be8689c78228682a331022a1b4fa18ee67bb481a64526aafc4f4feec86d0c50041749009e89c357f21ecfd74a833e7c2a83b6d70b3d195a2cd896f8736375793df427924f153f527f978ea6952f44d509cbe775e5adb1bf2165674a283201e15f4b5040e48a6acd54c120a0d6ac7d43d5350e64df91dbbe754cd1fcfa2d40a9d6d1998c0ae89fdfd64e0eb96c8a600b47af9a3ac563c4801deaf0361bc48d959cd7962fb04af9802e2835f67865ce6682d9fc89d6518b8e941ed3966bd7fd642a6fa6726e2a2753b901955b4db9a6944b47b940944b41b9e193eff1c9b9dd7eae225722722522e7c930be901a13846237df391393c340ea0503398d66b5efa8b467d69e26b9c5ee5c31b5778f7b3f089868d51871f2bd4025df7e1073ee85fde3206025dbdf47cf0601effca9fff8cb7210b0c8a8bf175eaadc64d27f14583ab1c8a9bf17e06e1886ff');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '__packed__', '1f1e9edd-5974-6e60-8004-59621b3a34a1', 'bytes', '\x7d924d8f9b301040ffcb9c7dd8c509ab70ab2a55ca612bb5524f55654d60006bbd36b5c79bae10ffbd32591220c9decc7cd8c37bd343d9a2b564d41b9a48018a1eb8f584d5be82221d15d50fb8cbe4d30ecb6cb3c9f35df9b47ba43c975b59619e210870474b7e6c30ae4403028e9a5b17f9bbe374678d2690008ede42f120c0bb68ab301e6bd4267a3a7d04220b858dc608a85c3c701dcd8fe898a6a025aac2af407e6fbbc850b08f24001bb2fc4c216073ae3418f84bc9da9d2f0c646811701dd9afadd3e5b9e96fa4902a7ea6f9c689a6c837a2ea80e5cbbaf232d83f4eec4c09452680df3b8202a2ada8d6962a1804d4daead05275c681361cc95fbfb54f687eff11a054e7a921a318c3cb47ece0d1966dc1ae08ef965b0a3aa4973cbd693a2a3bf21ec4c52af9a09d1dbd2a15183d2b751af16c399b09cce62f749e3af4a4f409b65c6bcd27a5f2a254ce95ca49a9bcf229af65cab549b9d428170ee552a0bcb2276fd9937375f95c8a5c09912b21724ec6e22ba913412836f34c43963c32a95764f21acd2aefa9748dd5813e5c2db37844cd5366bbec9b094e93df5e847c1030395727f649fc683089ef0731df83c5523c0e0256cafbfbdb900d026efc6cff390b390858c0ebef514d9557b0facf48a68e05c0fe1ed9cd78f71c687f17f5761886ff');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '__packed__', '1f1e9edd-5b8b-6910-ffff-1f32f5779af2', 'bytes', '\x8591c14ec3300c86dfc5e71e68812ecb8d23cf8050e4265e13119c284ed9a6a9ef3ead05895b6ebfe4cffeeddf37b01e99299a1f8c0b09e81b642a1ef326a3053d7450af9940c3c28e4e81c9c1da41f605855a941016ebc9bdcd18b8c17e0791c073833aa7e25aaed627a1965da11caf0d86d8b53762bad406628c542cd59807577d2174ef0ef4431a54d3693c1ee8303de1cb388d38a8fe55e1f371eced6095820ed299a96c0d31598cfbc45c68a6682aca9780fef8dceefefd25150989b798fe59f76b077f2523b427644ce0bcecabadeb7a07');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '__packed__', '1f1e9edd-5b90-6730-8000-425caa98100c', 'bytes', '\x8591414ec4300c45efe275163440a7931d4bce8090e5269e2622b85192328caade1dd18111acb2cbe2e53fdb7f05eb4984237e505cb88059a1facce49e1d98ef27d2309efae3810fe31d3df4634f7ae81e07ba3ff69dd5761840c17c16cefb87385b8aa02071f694f6b868c16805f592180c2ce2f814841d6c0a92cf54b84515a66c3dbba7898234d8f7504a90a9419de7ec5a56ebe7c22d5de6142f0d86c5b52712feac0d0431659e3862a5f256c0bcbc2a183389f5a6cec671655b71299c314865a960648971dfe4a761ce25ccb22f8e582ae58a78d5dd1ad77fcad4ad7cbd29f80dc5c2d76b210649cb9ebcee53df44ffacddb66d5f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '__packed__', '1f1e9edd-5d58-6fe0-8001-3176737c9d44', 'bytes', '\x8592c16ec3200c865fa5f299c31ab62ee3b6e39e619a1005b741a52602d36eaaf2ee53929565dab4de0831fecdc77701db19220cfa6442c10cea02dc2534eec5811a97dab4dbdde6e9111fb777e67eb3dd98a65d3fb4463e6dd6b6b16d0b02e299304d0742b42680002e8940dd0948b19003b51660bb4287179741510941c06efeb33321a3801e5367fa293f58508d00fee811141472b8f3840e06017d974c1ea77c05bfb28557bd49bc8a85e14d4046936c87ee796f3cd5c6479fb3a73d280001e798be07b05dcc4837123d397c9f6ec2914d9856c7e8c63a43f98c090424cce588cf3c5f184f1ecf5f1f9c3c3a50af6fe37e1f3e6e8421b969d47f8b08dff94689d67dc23d06cd261ff29cbf4d866ca7382adba13de813a6ec238102878c9675c998b42746e2b147f562ae9b5e46ebcc26b1d67372f5a45928d02ca3fe68ade4d50e59ed90d5065989cb4a5c5e89cb256ab9442d2b6ab9144dd617970b77e42f55e44213f90f2a3908b8f2d0196779b4f6d49709ca65625f19fd00b61ec45fa4d5e506ae6618864f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '__packed__', '1f1e9edd-5e52-6040-8002-9b586e31601a', 'bytes', '\x8d924d6ee3300c85af1270ad4563a5a9ab5d973d4351088ac4c44214ca9028a785e1bb0f6c4f3c0ee627b393259aeff1e3ebc136860883ee4c289841f5c04d42e3de1da8f1a84d7d38ee5f5ff0e5f06476fbc3de54f5f6b936f275bfb595ad6b1010af8469fa21446b0208e09208d49380140b39505b01b629747e7719149510041ce797a3091905b4981ad34efac182aa04f0778ba0a090c3a327743008689b64f2e8f203fcc616deb426f12616864f01194db20dbab793f1b434bef89c3d9d400108b8c6f4cb806d62467aa0e8c9e1d734094736613a5da21beb0ce52b26109030970bbef13c30761eaf3f3f387974a03e3ec7fb367c3f10437293d57f16117ef18312addb84270c9a4d3ee759ff900cd946715409475b1dea638a17dda1e59832c734b6b10ddab3ee30651f696cb5c463be9a16a475669358ebd9c012976a95846aade890d1b22e1993f6c4480c4ade42229790c8251472012f17f0f2065eae89cb3571b91097ebbcc965f1721521f95b62e42a2d72edff9e8adafd27cddd20e0c64d679cb3a6b5a7b64cf0fa69550bcb3bb0db41c09fb0f50fb056d3ceeeecf67f9f440ec3f003');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '__packed__', '1f1e9edd-6199-6dc0-8003-5b44e10231ea', 'bytes', '\x8d92cd6eea3010855f05cdda0b880909de75d967a82a6bb02724c2d8917fa0559477af1c4a9aaaede5ee3c89c767e63b6700d5a2b564e4054da2006280d87a42fdac41e4a3c4fad0ecf6155587356e77871d16f5a6ac91ef771b55a8ba0606ee6ac94f0dc62934c020266f41ac197897ac06b161a0da644fcf3a807801d59ee401abaa5853536bb5d92261bd2e0b5e615155aa2cf6d8c02b83e6d61d7d22063df916fb00a2411372dd7a0c34bdd7ad548aab1e7d5cb914736720f4aa25fd74c4cece2de72e84ce1e410030b83a9fa7b1c9983c9d0b64ef556735bd4df34717d14ca7b3d30402d0862b7960e029a4333dc5db9a74e9e8fa5944df9106f1f29abff7e63d43350a44c120bef7f9916435359d250d2303b27a9ae99f972cbdc50757a4ec3d1dc9c888e1146efa078f56b5223a71244b1e23c92619233fb798d61dd95708c887ced929065286883e4a79139c43512cfc2e960a9a22a92853202f3b1bc94610fc1e053e4781cfb69633683e83e677d07c49982f09f399305fa6aa9c1de58b6cf01f51e08b18f0e5fcaa2575ba2300b15dfef394252f241befcef2422a3a1fa2f334e9cec92cbf82543e865f8e0ceec465a0dc95b177b64f13f661327576e19b259b91c16fc08707861493dbdf161dfe66c0c70cfecfd587ff23b41dc7f103');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', '', '__packed__', '1f1e9edd-36cc-6d40-8008-73abf972a881', 'bytes', '\xad544b8bdb3010fe2b66cea2d851924d7c29a550d8430b2d941e4a11b2358ec56a65578f4d17e3ff5ee4c41bcb59075af666cdc39af91eeaa0acb9d6a8d813571e2de41db8da2017f702f2f0c9b6bcbadba56253ac8bcdbac8d2dd7ac5f16e53212fb37556ee814073d4688606d5945c0181a37475e3dd97c6857f565c5924e0bcd190af0898c66b61214f09545c2a6ff074b0881a72ed9522201a5fb8caabafbe71380635a2b0df2d9a7bdd7a07b9331e09f0036af719ade507841cb2048574c991dbe4910b7c97fca8b94b50594c6cdd7825920293b0f601c57b20a0b8751f4a271b0d3984560893283c874e37372dea8f7523cb97597e7bb4a1e25b5866187f8c7c4214052f1fe695972dfeb800b42a0734dc731bc6f65a6025350ae80954524b5ba378c18e6b7b44737dd77dc0f1e72f028cb5060fa898e3f6e11c2b0cd7659dbb260f6bb147eed048aece6b5ece3db9c8008d958d1e84c09875dc38c64e63bec86235617c35bda535d872834c9ed8a1731d6c470d64e94504fba908f6a30842c54c022134174088c5f487c894d12c8dd8dcc75466e91591f43522e994c5d0742188cec8a13372e81421cd1f919d90847c3dcd1c50a3e10e272c4579836573d0d222d32730a32c3f72e9c6cc26ee7b92781c53db69ca3e6b57a3951621bfbba1962ced098cc260277e823a069a833aba9e4cc5122927eb09cc74d12d4b66d513780589ee3650b4271021db2d411e2aaf90ec6ec11c3a2274bb25d8d7c3bfa768778b3c6c7a0253f8bb055ab63d9979352a9da5f6030f523b34c6b7672e167dbbe04d7ab1269d5a938ed6a457cea4d7c6a4735fd2d8963472258d5d49ffc394bb7ff464fcb8dd7ac3dec2bdb7fc79cbd76fe0de5ddff77f01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', '', '__packed__', '1f1e9edd-4087-6100-8004-6015e33f91d6', 'bytes', '\x8d92cd6eeb201046df65d62c62e39f845d977d86aa421318c756085880935696dfbdc2495c4737bdedcec8c3cc70be33826ad15a32f28c66a0006284d87a42fdaa41a44f996505160d577c9b15c5aeaab1daf186367bacb20d725d020377b1e4e70bc62934c0200ede82d830f06eb01a44c640b5833dbeea00e20d547b947baceb7c43cd56abac40c2eda6cc798d795dab32df6103ef0c9aebede80762d0936fb10f201a34219d5b8f21adfcf6ce20107ad5927e3960679792531742670f2000185c9c4fd3ed604cdac605b2f75367357dccfb4617d180e00c4e4e1308401b2ee48181a7309ce8255e9f45e78e2eb743f41de9eb1a9e7af399201a052267103ffbd464b09a9ace92868901593deff4df224b1ff19712297b4f0732326238de30ec3d5ad58ae8c405bb281be7e510c8cb10a997aa759d4a6d0e64c96324d90cc6c8db0b27f6ed02f9d0393bdb206588e8a394d73d1637f255ecf97ab0a6482a5ec77636928d33ceab117c31822fe9960bff6ae15fddf9576bf07c0d9e2fe0f95aae72099aaf14e1ff18c25776f0f5feaa2575bc230051acff794a23cf241bef4ef24c2a3a1fa2f334cf5d042dbffd2ad7d79f724f4ffc536cd5c4e09e8c0c94baa7783adb0f733ce3ecc492d64374d9c4e05930e32fc1e5b3150f40c69f59f12905f423a2f16f248b893d37f4a1c1f38a729aa62f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-4753-6c90-ffff-5608f4bfd6e0', 'bytes', '\x8590cd6ac3301084df65cfbac44990ad37e8290f508ad858a3d88d581bfd242d41ef5e1c53929b6f03f3cdec320fea071641b0370e0589cc8358d21d116ed1a127d328cabf33c85011073f0a1c5545013e9f4adea0be8bbb6c56e167e092f226676dca1cb3b50b978708761f8ecc222dbcd79d03bbeeec0f4d83767fdc6bdd1c757bd65d7bd891a2e92e88cf40987a0e6be31c7141b099d33591f9fcaaea3509621a27798ef2767a5715fd5b3601b2faa3cc657dadd6fa07');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-4756-63a0-8000-2136b8936cc9', 'bytes', '\x8590316ec3300c45efc2594b9404b675834e3d405110b445c76e05da90a8a681a1bb077190b45dea8dc3e7fb1f6f816e20110ef845217302b7800e91c9bf7870b713b9efabc633f9a6ed0fd672bd3feeabca1eabbaad9afab00303d35938ae0f61ea2880019274e6c8fec60b1d386b402f3383832c9efb51d8433110b8d7d7ac1ba98fec4f9b28fe1e2827ddcc21ce914f1c50297d26706fef06da48d20d4e274742e19218bb499445c1490ea1981f4b1cd338c9ea0931294545bc773dadd95f42ecbf705b0c3c889898e58e1d65ce2b7659f73e5bfe54ee4a2957');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-4840-69a0-8001-a47e18f13083', 'bytes', '\x8591b96ec3300c40ff85b3964809ece80f3a75e956140223d1472350868ea681e17f2feca4a99b21d9048ac7e3e308b64366f2e60b7da1047a84dc4542f7e240cf4f434d53ed1da1db1f9aad9454ab9daa2ab9abea43b5afb71b10104e4c7129f0c1a207011eb92dd81268200601367026ce6fe7610ed9e00804a41c31537bbe46cc10d1e6dece5fc8e94491dccce32d6829205f6a0b3b6a7a260793004f4d7e2df949d66771edd356f4dd6149f9699e3143a496bcc9988e09f4fb87804344b69dce41fb108ea60cc6a2ed083417ef27f1e79862ea032f968d49196336e632e9e65cae74ca756b64f4e744e6aa12b45a6b56778ed55aaf7a80a82601bf5c2611f105aee7a12c70e3b2f38df51ff8669a2f7587353e6296d334fd00');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-48b3-6590-8002-13a63b2e52cb', 'bytes', '\x8591b96ec3300c40ff85b396c82e9ce80f3a75e956140423d14723d0868ea681e17f2feca4811320cd26503c1e1f47b02d89b0c76ff299239811521b98dcab03333f91ebbada3926b7dbd7a5d6bc2d5e8aaad22fd5765fedb6e50614f447e1b014f8de9207059ea4c9d43018600105b697c492de4fc31cb2bd63501053a0c4cde912c121904d9d9dbf48e29103bb99c75b305a413ad766715c77c20e26059eebf496d393acafec9aa7adf8a7a51cd3d33cc42170c31e13c54304f3f1a9601f486c6b526f6ab2096dcbf6b0c8e80f9807b4645b9e6bafae39c4ae97c536624c1412e279e2d5bd5e69d5eb1124e44f91f1a2144cb1d65ddcb92ed69a8b759f5b3a533e5aa39c14fc01636496337527435ea8c745ca75899b8d36d37cca3bdef1bf65f47cd55bb2f13174314dd32f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-4cef-6550-8003-d856bde03dac', 'bytes', '\x8590cb6ec3201045ff65d66ce2879cf0075d75d35d55a1098c1f0d020b86a691c5bf5776d2d48d9a7487e671997326d03d3a47567da04d14414ec07d20344f06e4fc54d4b6cdce109addbead8a82b6655d364d5137db7db3db561b10e08f8ec2b260bd460b022cba2e614720811c08d0de31397e398d73497b4320207240a6ee74a9a831a0e641cf2d74f148810c480e8904586af939f17c9ed5200b017c8e4ace503b38329005bc27d3cd3b0f87e8b3c714f9df39a5c6401d59c5180f11e4eb9b807d40a77bc95e46f68140ba646d163f1229c4c1bb45a3529131b052e71fae528b95af621d890eed2992bab80259ae3d963712cbb5bf729d63bd3fa8342a8dba2790d5bad7a266a57bd20790f55a73fd075c9d057c13a948e4ce58831bd382352d96ae94bf9037794ebf019a1ed11659c0cde9d37daa320b58c34c7720ab9cf317');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-4d47-6390-8004-f575b1dc69c5', 'bytes', '\x8590cd6edb300c80df85675d6ac775a237d8a997de8a416024dace2250ae44ad0d0cbd7be124cbb40c6d6f04ffbf6f013b213379f31b7da6047a019922a1fbe140afa1a161e8778ed0edf6c3a66968db766ddf375dbfddf7bbede601148437a6781ef0c1a207051e79cc38126820060536b010cbf3695e533638020549220a8da76bc6cc11ad1cec5a424e6f14c98196984981a7419eb2acef790bba51209755991d0d07260745c1afecc675e6cb267a9f3027f9b6cf9839d248de08a66302fdf253c13e22db494bd02331addf9bd74c490e811368cede17f5d728c574292c604c128c62cce5dccd7053c96beafdc8e84f89cc551ce8b696dade196d6b996dbdc7877034793616ed44a037756d402bc64e648fa0bbda795777250991403f7e47ff5814fc413689882fdc079ef3997b393bbd69f8c7c94359cfdf112f5fe9688a823bb6e573ecb628a869974f2c6cca2af2ccbbfcafa02ba57c00');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '__packed__', '1f1e9edd-4eba-6510-8005-ca169dc6e6a4', 'bytes', '\x85d1cd72db201000e077d9338744b282cd1bf4d44b6e9d0eb38695e49a59547ee27a34bc7b47521a13b7496fb00bbbf0ed0c66446672fa055da6086a86340642fbc5825a969afa5e1e2ca13d1cfb5dd3d0beed5a299b4eee8ff2b0df3d82007f610aeb05e70d3a10e090878c0381026210603c27e2f47c9d9690f19640404c01130dd7d7889e029a74324b0a395e2890059542260117e4b4ec9e04049fd9827a10e0a84f5f7302f5edbb801fd90ecb89199c01d508485bafcc96fa13938522807e8d98e35ae94180d653a0819c4e18cf712b730cc86654c9ab29f817d2db432228cece1571e3a2104f9e5730ad63c290b4defabef135954c53974646778da45f5540b5b5587bc7d5d6526d5dc7797fd679d206cd48a07675ae4793b419c99c41753568579f8ac9075a596fb181989676fa67a698b64fca3777791b86ac4620dfe1ca4f206511f0474f4722de084f3ce595702ea2167dc7fb58969fdce1cd9fc93645c01dd3fcb1605b04d470f307a0bbb2cc64a59bffd6ec8a807f21ceff417e2aa5fc06');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '__packed__', '1f1e9edd-5676-64c1-ffff-323437cdd7d0', 'bytes', '\x854f4b0ac23010bdcbacb3b0ada62437f00c226148a6b618263549fd507277698be8cedd83f79fc1f6c84cdedcd14f9440cf709b28e521f082bd055d0bc8af9140c3c48eba81c94111c0f4cc7f24c6a48c311bb3e8721f09ddd1815ea0a16e87aa6e5a85b6deefa554b6551549d91c1a87b24610101e4c7135f860d16f8963a40b7993315d13e8d3b988ef058a6908bc9ef8a9ae8a800f6512116ffcc0e3b44d2ba5bc01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '__packed__', '1f1e9edd-5680-6100-8000-88fc78a39c66', 'bytes', '\x858f4d4e03310c46efe275163453524d6ec01910b2dcc46546444ec80f6d35caddd14c45810dec2cd97edff71670138970c00f0a8d0bd805ea9499fc9307bb8ec8a7071af57018c9e9fdde98d11dc61d1b333c0e9e8c265010cfc2797b08d1510005ef8d4b9da3acbce0c06a05f59a182c34f17c9a853d7405c297facf0962cafcca012b95b702f6f945c13193b8c9d66853e644997196d42a58692174f5edc4b9cc51362bc4522957c45bd2dd51ffa8afff40ebaee08b8785596ed06dbb4297adeb3de357e0aef7fe09');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '__packed__', '1f1e9edd-5726-6140-8001-6908762ae66c', 'bytes', '\x85924d6f9c400c86ff8bcf7348704ab4dcaa4a95f6d048a9d453558dbc609651261e3a1fdd562bfe7b0514968fa6bd0de61d63fc3c57281b1261ab7f904d1ca0b8426c3c5375aca0e88f9aeb3b3a64f878a0327b78c8f343f978b8e73cc77758519e11287017613f5cb0ae240b0a2e26362ec52717fb9e35d9c00a62f202c59d02ef92546138d6646cf23c3e0466814292b50a2a974eb14ef639b9c8535198abf025b03f4a9b2214d12756406796f88943a0f39cb414e2fb321a37370c6c7955702dcb87c69972bef43d71e8139ffbf98689a6ca47e6ea44e5cb36791bec67ec77674b283205f157cb5040928a6b235c41a7a0366242c3d5bc0e927061bfffd6b15fcdd76f0ab46e3d9fd9ea48e1e54fede449caa688ae107a653db29aa6b8bd3cb3b0a7c8fa95227b43761ff15cbab398c05a464a7da0533721d807e3645042eb10c947adc7bf9b05c916ecb365f3d6734b9eb51939e1d6089c6cc09b0db8b401271b70a702ee3dc0ad04b8360057f871cd1e77e0f16fe071491d973c71c312372cf14d6cf81f66f84f60d8299828e9715b3daa61e73daa6ba796e45618ef3b051b48d7b7f9655dd7fd06');

INSERT INTO langgraph.checkpoint_migrations VALUES (0);
INSERT INTO langgraph.checkpoint_migrations VALUES (1);
INSERT INTO langgraph.checkpoint_migrations VALUES (2);
INSERT INTO langgraph.checkpoint_migrations VALUES (3);
INSERT INTO langgraph.checkpoint_migrations VALUES (4);

INSERT INTO langgraph.checkpoint_writes VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', '', '1f1e9edd-36cc-6d40-8008-73abf972a881', 'e47b02c3-b067-5be4-8d06-ef875a8ca674', -3, '__interrupt__', 'bytes', '\x15cddd0a83200006d05791ef5a06b562ce9b3dc62e22c4f4db94b58ad4fd307af7d1031c4ed7c1983865ae6b59b231903f440f8d9bb74d4d7f52ad3db74e2936f540aaca1eebaaa5539078d9b110fa0717e6e898a0bb5e22f393a15109fa98c5db26f1b49e07710d360b8e892285b98c5e0c142ed8e94e7f81c4234e7b9b72f15fb35348cc0b27e8bc166e5bdfff01');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', '', '1f1e9edd-4087-6100-8004-6015e33f91d6', '58a5c537-05ca-5ba8-936b-ceb8599cb655', -3, '__interrupt__', 'bytes', '\x4d8ec16ac33000437fc5e86c464bb2d1f8b2dbfa03bb85601c5badcd523bd8ce5829f9f791d0c14e42484fa8efa1758895392f73d51af281e0a0c0e3e85cdb9e9a3777e8da968d3d58b6a6e9ecf1642eaf1d24becdb410ea81af1037e4ba04475d2ae70289ca9f0a854fcf4c61324523f6e8459c93a83ea7e5ea45f5bc891429c6fb26ef90b03e05cb02d53f9f6c941eeffb302426337282c239ed7b1bb927ebdf739722fff53e420cc5631d24d2cc08753153a14466a9e5e9d675187e01');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4753-6c90-ffff-5608f4bfd6e0', 'b6555f4a-5b04-5ad7-ad98-6e8482914d83', 0, '__packed__', 'bytes', '\x1dcb410a85201080e1bbccda4d568c7683ce2012a38eb418463023bafde3b5fbf9e00f01c6d999ca5ec0fcf3e05ad117a6e2535dac6537af33a25dd125f46e99209a00ed51eedf222d937c963a693eb7d1365292f7e223371dac038cde2231fe00');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4756-63a0-8000-2136b8936cc9', '0848311f-381f-5273-b9c6-48b86faeafa4', 0, '__packed__', 'bytes', '\x2dc9cb0d80200c00d05d7a6602e7f04608a9b50163d3122c07b6377eaeefc508825a06168600ac9042043275565f677b906ce7972fefe85ce66fb975243fe8cbada3525ddc16313bf36899902a43d02192d20d');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4840-69a0-8001-a47e18f13083', 'ce069783-dfac-537f-bd0a-7be6d33e0ae2', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4b4c2e894fce484dce56d251cac9cfcf8e2f2d884f4e4cce48558a8d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-48b3-6590-8002-13a63b2e52cb', 'a5c4712e-5e36-512c-9ea0-fd508979ae17', 0, '__packed__', 'bytes', '\x8b8e564acc2b2e4f2d4a4d51d229292a4d8dd589564a2a4acc4bceb02ac9b72a2ec92f4a55d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4cef-6550-8003-d856bde03dac', '87bd92c6-0229-5095-a4b4-3549cab126e7', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4fcd4b2d4a2c498d2f2c4d2d2ec9cccf2b56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4d47-6390-8004-f575b1dc69c5', 'f770ac73-5314-5ab7-8d2c-d8e4b85ee66b', 0, '__packed__', 'bytes', '\x1dca310e80200c40d1bb74eee0e4c0253c40434c951a06524ca1e2f10d8e2fff138155d704b8442418ac5d12e03a51e4ea9b77408a93f266f6f6e7ff3d8cf5cca1d7705b7d64676d43ac01aa9712e307');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5676-64c1-ffff-323437cdd7d0', 'c62d0865-0eee-5aa8-b2fc-91c5061ebb51', 0, '__packed__', 'bytes', '\x1dcb410a80201040d1bbccda45694dd80d3a83884c3a51202a83d1f5a3769f07df39e8a730a52d81fa32f03190d566b114f53421dab8d89111cd6c12a126f0ca417d0acbbfe41a29ffb60b9578aebdae4db89170b84abb3ba872e7ecfd0b');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5680-6100-8000-88fc78a39c66', 'dc4cd953-a082-5e83-95fe-1eb71174542b', 0, '__packed__', 'bytes', '\x6d914b6bc3301084ff8bce3ef49c5b29147268a0859e8c316b6b6c8b2aab641fe4ef17e5814d9bdbcea7d9d965d5b6e1926c296e8762d0d04c94155dd30673e1d0bcd4528a73d4bb982865173ca4021c1af69cab8ac5079b3c7f7a31ac9881a8df0ad9f3c92d34267e9d4133d83ea04af3c69d49ed75b45436c18a8c3fa89cc06f4b49e3a6f5ecd0eafaaa1bdf377cb077200e34fefc77af644a9c7441dcdc81582f906781fb7a93b6ab6810e271d959d9311dd1db22a0b8c6aecf33184286fe480649949f9904639939297abe7dcad5d2fd02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5726-6140-8001-6908762ae66c', 'ddd25164-64cb-510f-b5b6-60a69f752b6c', 0, '__packed__', 'bytes', '\x8b8e568a8fcfcb8f2f2fca2c492d8e8f57d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5726-6140-8001-6908762ae66c', 'a403728a-3ecd-5a20-bb87-5ff63335d260', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5726-6140-8001-6908762ae66c', 'f49dff4a-5865-506e-bc1c-39c75303c5b2', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-58b8-6e90-8002-89bad07dceaa', '5d5f4ce9-d2d2-54e8-ac1d-f2bd57d15153', 0, '__packed__', 'bytes', '\x8b8e562a2c4d2d2ec9cccf53d2c92bcdc989d589562acf2cc9c82f2df1cb2f492d56d2494bcc294e0509271525e625675895e45b15a59665a696c7e741142825962766964079b1b100');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5946-6830-8003-4b2985ece67b', 'f09eeb75-fdee-5e2e-80ed-a515dd3fe55d', 0, '__packed__', 'bytes', '\x1dcad10980300c05c05df29d091cc2054a912a4f1a280936a9c5ed457f8f4b89ae010f3125d6d15ae64453a2da88d5024e7c96e6f878ef458fba842dfe6854b83888a9e316cc4dff9df30b');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5b8b-6910-ffff-1f32f5779af2', 'dcca355f-02d3-550f-87b5-79947399622e', 0, '__packed__', 'bytes', '\x1dcb410a84300c40d1bb64ddc5e8ccd4e80d3c4329254d33385052a811af2fbafb3cf821806d5da8ac05dc9d8930fffc3cc9945ff4f1d9d388c317e93dfb81474684e802b453a53f4b6d4cf5b1dc49795bac2d454cd8d2b14b4f7f355103a747ad315e');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5b90-6730-8000-425caa98100c', '28a45f5b-2ef0-52d6-aff2-8d39796b8c31', 0, '__packed__', 'bytes', '\x4d8e4b0ec2300c44af52799d056cd9b1e40c555585644aa2b60eb21dcaf151ca47ece659e3d1eb7bb22a4cee30b89ea4548ee48e2d4fef3cf945d13873c4f3d3b3627ef9e4b5449023cfba41685f81d61567fb8ee291b1fdd0242392eb870621559e2f51c9715d9676d98afce33d89572835812e54ebee5eac2bd568ff57780909f17cf399ff64d7ac9af9468e76a3ab780ee964e51412c23c3e209a0b93a30843b0b12a64cc6ce036fc02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5d58-6fe0-8001-3176737c9d44', '6333a40a-cda8-556b-ad33-884eeb3970b2', 0, '__packed__', 'bytes', '\x05c1d109c0200c05c05df2dd095c4524d4f0442935f00c99dfbb5aa5f3dd364b7821820b091df45f1316ce134ec82336619f2678966f69ed02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5e52-6040-8002-9b586e31601a', '359ec980-62c9-50b4-8297-709c58ba8116', 0, '__packed__', 'bytes', '\x2d8c410ac3201045ef326b17a96d30cd0d7a061199e85821320647c9f54bd3eefe7bf0beb590eae008aab7414e5938a8653c0454c2229709b90a31281ea5fc78f0fe8a02d7defd86c6e889d212c3ed8184cb34ebbb416d4c98f51313b86fb535e490d75ed7373135ece4d328c523cb49edffee3e');

INSERT INTO langgraph.checkpoints VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', '', '1f1e9edc-fba2-6580-8008-02bd56940281', '1f1e9edc-fb7d-6b90-8007-ff8015e29733', NULL, '{"v": 4, "id": "1f1e9edc-fba2-6580-8008-02bd56940281", "ts": "2026-11-26T23:05:02.680Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edc-fba2-6580-8008-02bd56940281"}}', '{"step": 8, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', '', '1f1e9edd-36cc-6d40-8008-73abf972a881', '1f1e9edd-2aa1-6980-8007-a5f76b284d6c', NULL, '{"v": 4, "id": "1f1e9edd-36cc-6d40-8008-73abf972a881", "ts": "2026-11-26T23:05:08.884Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-36cc-6d40-8008-73abf972a881"}}', '{"step": 8, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', '', '1f1e9edd-4087-6100-8004-6015e33f91d6', '1f1e9edd-3f07-6c30-8003-cda83d15028f', NULL, '{"v": 4, "id": "1f1e9edd-4087-6100-8004-6015e33f91d6", "ts": "2026-11-26T23:05:09.904Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4087-6100-8004-6015e33f91d6"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4753-6c90-ffff-5608f4bfd6e0', NULL, NULL, '{"v": 4, "id": "1f1e9edd-4753-6c90-ffff-5608f4bfd6e0", "ts": "2026-11-26T23:05:10.617Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4753-6c90-ffff-5608f4bfd6e0"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4756-63a0-8000-2136b8936cc9', '1f1e9edd-4753-6c90-ffff-5608f4bfd6e0', NULL, '{"v": 4, "id": "1f1e9edd-4756-63a0-8000-2136b8936cc9", "ts": "2026-11-26T23:05:10.618Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4756-63a0-8000-2136b8936cc9"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4840-69a0-8001-a47e18f13083', '1f1e9edd-4756-63a0-8000-2136b8936cc9', NULL, '{"v": 4, "id": "1f1e9edd-4840-69a0-8001-a47e18f13083", "ts": "2026-11-26T23:05:10.714Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4840-69a0-8001-a47e18f13083"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5726-6140-8001-6908762ae66c', '1f1e9edd-5680-6100-8000-88fc78a39c66', NULL, '{"v": 4, "id": "1f1e9edd-5726-6140-8001-6908762ae66c", "ts": "2026-11-26T23:05:12.276Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5726-6140-8001-6908762ae66c"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5974-6e60-8004-59621b3a34a1', '1f1e9edd-5946-6830-8003-4b2985ece67b', NULL, '{"v": 4, "id": "1f1e9edd-5974-6e60-8004-59621b3a34a1", "ts": "2026-11-26T23:05:12.518Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5974-6e60-8004-59621b3a34a1"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5d58-6fe0-8001-3176737c9d44', '1f1e9edd-5b90-6730-8000-425caa98100c', NULL, '{"v": 4, "id": "1f1e9edd-5d58-6fe0-8001-3176737c9d44", "ts": "2026-11-26T23:05:12.926Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5d58-6fe0-8001-3176737c9d44"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5e52-6040-8002-9b586e31601a', '1f1e9edd-5d58-6fe0-8001-3176737c9d44', NULL, '{"v": 4, "id": "1f1e9edd-5e52-6040-8002-9b586e31601a", "ts": "2026-11-26T23:05:13.029Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5e52-6040-8002-9b586e31601a"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-48b3-6590-8002-13a63b2e52cb', '1f1e9edd-4840-69a0-8001-a47e18f13083', NULL, '{"v": 4, "id": "1f1e9edd-48b3-6590-8002-13a63b2e52cb", "ts": "2026-11-26T23:05:10.761Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-48b3-6590-8002-13a63b2e52cb"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4cef-6550-8003-d856bde03dac', '1f1e9edd-48b3-6590-8002-13a63b2e52cb', NULL, '{"v": 4, "id": "1f1e9edd-4cef-6550-8003-d856bde03dac", "ts": "2026-11-26T23:05:11.205Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4cef-6550-8003-d856bde03dac"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4d47-6390-8004-f575b1dc69c5', '1f1e9edd-4cef-6550-8003-d856bde03dac', NULL, '{"v": 4, "id": "1f1e9edd-4d47-6390-8004-f575b1dc69c5", "ts": "2026-11-26T23:05:11.241Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4d47-6390-8004-f575b1dc69c5"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_eff79dead9bf422e8353772578b79841', '', '1f1e9edd-4eba-6510-8005-ca169dc6e6a4', '1f1e9edd-4d47-6390-8004-f575b1dc69c5', NULL, '{"v": 4, "id": "1f1e9edd-4eba-6510-8005-ca169dc6e6a4", "ts": "2026-11-26T23:05:11.393Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-4eba-6510-8005-ca169dc6e6a4"}}', '{"step": 5, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5676-64c1-ffff-323437cdd7d0', NULL, NULL, '{"v": 4, "id": "1f1e9edd-5676-64c1-ffff-323437cdd7d0", "ts": "2026-11-26T23:05:12.204Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5676-64c1-ffff-323437cdd7d0"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5680-6100-8000-88fc78a39c66', '1f1e9edd-5676-64c1-ffff-323437cdd7d0', NULL, '{"v": 4, "id": "1f1e9edd-5680-6100-8000-88fc78a39c66", "ts": "2026-11-26T23:05:12.208Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5680-6100-8000-88fc78a39c66"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-58b8-6e90-8002-89bad07dceaa', '1f1e9edd-5726-6140-8001-6908762ae66c', NULL, '{"v": 4, "id": "1f1e9edd-58b8-6e90-8002-89bad07dceaa", "ts": "2026-11-26T23:05:12.441Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-58b8-6e90-8002-89bad07dceaa"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ef0a92379ac244669c791e66353da62a', '', '1f1e9edd-5946-6830-8003-4b2985ece67b', '1f1e9edd-58b8-6e90-8002-89bad07dceaa', NULL, '{"v": 4, "id": "1f1e9edd-5946-6830-8003-4b2985ece67b", "ts": "2026-11-26T23:05:12.499Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5946-6830-8003-4b2985ece67b"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5b8b-6910-ffff-1f32f5779af2', NULL, NULL, '{"v": 4, "id": "1f1e9edd-5b8b-6910-ffff-1f32f5779af2", "ts": "2026-11-26T23:05:12.737Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5b8b-6910-ffff-1f32f5779af2"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-5b90-6730-8000-425caa98100c', '1f1e9edd-5b8b-6910-ffff-1f32f5779af2', NULL, '{"v": 4, "id": "1f1e9edd-5b90-6730-8000-425caa98100c", "ts": "2026-11-26T23:05:12.739Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-5b90-6730-8000-425caa98100c"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', '', '1f1e9edd-6199-6dc0-8003-5b44e10231ea', '1f1e9edd-5e52-6040-8002-9b586e31601a', NULL, '{"v": 4, "id": "1f1e9edd-6199-6dc0-8003-5b44e10231ea", "ts": "2026-11-26T23:05:13.372Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e9edd-6199-6dc0-8003-5b44e10231ea"}}', '{"step": 3, "source": "loop", "parents": {}}');

INSERT INTO public.attempts VALUES ('qst_7e65a4ad3a29159d39eaf338c2091ec5', 1, 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', 'Array', false, 0, NULL, '2026-11-26 23:05:02.839798+00');
INSERT INTO public.attempts VALUES ('qst_71d73808bbc95ebb709aebb2183da00d', 1, 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', 'Recursion', false, 0, NULL, '2026-11-26 23:05:02.904782+00');
INSERT INTO public.attempts VALUES ('qst_2db74f15f9c56c0c33ff06265c54d74a', 1, 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', 'stack', false, 0, NULL, '2026-11-26 23:05:03.076084+00');

INSERT INTO public.cards VALUES ('qst_7e65a4ad3a29159d39eaf338c2091ec5', 'local', '2026-11-26 23:05:02.839798+00', NULL, 0, '2026-11-26 23:05:02.839798+00', 'qst_7e65a4ad3a29159d39eaf338c2091ec5', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.cards VALUES ('qst_71d73808bbc95ebb709aebb2183da00d', 'local', '2026-11-26 23:05:02.904782+00', NULL, 0, '2026-11-26 23:05:02.904782+00', 'qst_71d73808bbc95ebb709aebb2183da00d', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.cards VALUES ('qst_2db74f15f9c56c0c33ff06265c54d74a', 'local', '2026-11-26 23:05:03.076084+00', NULL, 0, '2026-11-26 23:05:03.076084+00', 'qst_2db74f15f9c56c0c33ff06265c54d74a', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.cards VALUES ('crd_de473ff90b4d4ad390dacf1ccf4e2bc7', 'local', '2026-11-26 23:05:03.851+00', NULL, 0, '2026-11-26 23:05:03.851+00', NULL, 'sub_cab496b4f8fe4214bf7511d4df085082', 'moss', 'a small plant', 'fa8dda053085646ad2f0dfc42180cc608f2eb566540fc010f7500d1607a76597', NULL);
INSERT INTO public.cards VALUES ('crd_b0f141d33b8b4c8dbee8e292a8052b2f', 'local', '2026-11-26 23:05:03.852+00', NULL, 0, '2026-11-26 23:05:03.851+00', NULL, 'sub_cab496b4f8fe4214bf7511d4df085082', 'fern', 'a plant without flowers', '5b7882a9d74200a166fac827828b9c672c7b70e314d455317a8a399baf4edc8c', NULL);

INSERT INTO public.checked_sentences VALUES ('local', '9427cf85451df9de816f91fee4b1b6c899a9f665807fe7595d4bb55c0fb243d3', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'fd44fe29e560c47777007454558df23f19ad837c8bcd629f3cd96457ba91d207', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'dff388b169d590d9fcfa5bb3c1e94363a7d3f78b0684abe444d49b7ac6cf67db', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '0bf1772de908ce4e686b08beefc8a28ad7f4ff506dbdbbd9b972615568b93524', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'd43d3a474bcb91b77134368f6704d80d4afb38f9c0b3362643ec883be19aa162', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'a5cc1f2db11a45184600427ba9dee1cc88bce61c8988490deea75c96a8f30211', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '305aa9133b21f7fb58edc7266ac4cd2055c9a72d1f3ebe5291a612f5baf82780', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'cb419684214eb960d8ef07b47d373772072e19b6923bdf96f4c423d4903daa6d', '{"doubt": null, "faults": [{"why": "What you describe is a stack: a queue gives back the oldest element first.", "code": null, "kind": "fact", "basis": null, "right": "added first is removed first (FIFO)", "wrong": "added last is removed first", "changeType": "major"}]}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '64939adfc07ce13c490c0a8a55386d601869fe70c38a2e4fd27c681e4a87e744', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '658b7bf0a574e3ba65041471a0dd6579e2d0d8f57e005a3d2ef6671dd2a3282f', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '77c0b0fd2354fb14717652a1ceb97f661128e85b87a5dd928fde37d6e916242e', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'ecc5dbe2ae484c55d5fe2b947a098b1bcdf29beaee6608a26580476bf48991a4', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '4346fa2a6e557a9ec092f3ec17f28b5b74cab94dd3a2d65511dfa76d3b109624', '{"doubt": null, "faults": [{"why": "The code reads a map; no function calls itself.", "code": "std::map<std::string, int> stock = {{\"tea\", 3}, {\"milk\", 1}};\nstd::cout << stock[\"tea\"];", "kind": "code_mismatch", "basis": null, "right": "", "wrong": "", "changeType": "major"}]}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'ed19c13cae47ff1ef329afe27c2f50a676280091f6520864c4ed5143b28203f6', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', '8e7760e88eb80267d403b107797c81f749276fa2bd99980deaaaf65d8e805ae8', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'c647922655338da2cdd72898f4844700ef7e1a6b65709a012b36993f13b57875', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.checked_sentences VALUES ('local', 'f890e63d5946152750e6ae541c21b5d3720ee08902dea5c57c79fae056be8ef8', '{"doubt": null, "faults": []}', '2026-11-26 23:05:11.186203+00');

INSERT INTO public.chunk_words VALUES ('chk_ba7720ef8dc14aea805237a277c529af', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'src_10a534f39ec6457fb78d9168f0e303ea', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''choos'' ''cut'' ''drag'' ''edit'' ''hear'' ''it'' ''manu'' ''of'' ''out'' ''over'' ''part'' ''play'' ''pres'' ''sound'' ''that'' ''the'' ''to'' ''want'' ''without'' ''you''', '{47174690:0.565,64428989:0.7,99044437:0.3333,114487014:0.565,243601975:0.7,246903721:0.565,264572059:0.5696,271739442:0.7,290672329:0.565,322322360:0.7,328524132:0.7,499801054:0.565,515348945:0.8451,523118027:0.8061,562164614:0.706,606463001:0.8256,752956679:0.8061,819127019:0.565,827763493:0.565,847241804:0.7,889063876:0.7841,898384442:0.7,938267591:0.565,978620845:0.8564}/1000000000');
INSERT INTO public.chunk_words VALUES ('chk_ca1d27ba43a041edbaedbd266505a085', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'src_10a534f39ec6457fb78d9168f0e303ea', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''a'' ''and'' ''as'' ''choos'' ''edit'' ''file'' ''fold'' ''manu'' ''pres'' ''save'' ''sound'' ''the''', '{47174690:0.6173,64428989:0.7376,99044437:0.3333,114487014:0.7895,243601975:0.4021,264572059:0.6173,271739442:0.4021,292433900:0.6173,322322360:0.4021,328524132:0.4021,515348945:0.4021,523118027:0.4021,562164614:0.5245,572083947:0.6813,581346485:0.6173,606463001:0.7906,613920838:0.8519,673219567:0.6813,752956679:0.4021,827763493:0.6173,847241804:0.4021,889063876:0.4021,898384442:0.4021,978620845:0.7698}/1000000000');

INSERT INTO public.chunks VALUES ('chk_ba7720ef8dc14aea805237a277c529af', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'src_10a534f39ec6457fb78d9168f0e303ea', 1, 0, 'manual', 'Cut a part out', '["Sound editor"]', 'manual.md#cut-a-part-out', '[]', '[]', NULL, '1. Drag over the part of the sound that you want to cut out.
2. Choose Edit > Cut.
3. Press Play to hear the sound without it.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-26 23:04:58.526618+00', 'chk_ba7720ef8dc14aea805237a277c529af');
INSERT INTO public.chunks VALUES ('chk_ca1d27ba43a041edbaedbd266505a085', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'src_10a534f39ec6457fb78d9168f0e303ea', 1, 1, 'manual', 'Save the sound', '["Sound editor"]', 'manual.md#save-the-sound', '[]', '[]', NULL, '1. Choose File > Save as.
2. Choose a folder and press Save.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-26 23:04:58.526618+00', 'chk_ca1d27ba43a041edbaedbd266505a085');

INSERT INTO public.complaints VALUES ('qst_7e65a4ad3a29159d39eaf338c2091ec5', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', 'several_right', 'Two of the options are right.', NULL, true, NULL, '[]', NULL, '2026-11-26 23:05:03.21712+00');

INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c1', 'local', 0, 'Array', '**Array** is a block of memory in which elements of one type lie side by side.', '**Array** is a block of memory in which elements of one type lie side by side.', '{"end": 247, "start": 169}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c2', 'local', 1, 'Linked list', '**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node.', '**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node.', '{"end": 403, "start": 301}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c3', 'local', 2, 'Stack', '**Stack** is a collection in which the element added last is removed first (LIFO).', '**Stack** is a collection in which the element added last is removed first (LIFO).', '{"end": 566, "start": 484}', '{"end": 643, "start": 575}', 'std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2', 'cpp', 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c4', 'local', 3, 'Queue', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '{"end": 753, "start": 649}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c5', 'local', 4, 'Deque', '**Deque** is a queue that allows insertion and removal at both ends.', '**Deque** is a queue that allows insertion and removal at both ends.', '{"end": 823, "start": 755}', '{"end": 943, "start": 835}', 'from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 'python', 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c6', 'local', 5, 'Hash table', '**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.', '**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.', '{"end": 1066, "start": 960}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c7', 'local', 6, 'Collision', '**Collision** is a situation in which two different keys get the same hash.', '**Collision** is a situation in which two different keys get the same hash.', '{"end": 1143, "start": 1068}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c8', 'local', 7, 'Binary search', '**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.', '**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.', '{"end": 1257, "start": 1145}', '{"end": 1452, "start": 1269}', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 'python', 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c9', 'local', 8, 'Recursion', '**Recursion** is a technique in which a function calls itself on a smaller part of the problem.', '**Recursion** is a technique in which a function calls itself on a smaller part of the problem.', '{"end": 1577, "start": 1482}', '{"end": 1674, "start": 1586}', 'std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];', 'cpp', 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c10', 'local', 9, 'Base case', '**Base case** is the input on which a recursive function answers at once, without another call.', '**Base case** is the input on which a recursive function answers at once, without another call.', '{"end": 1775, "start": 1680}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c11', 'local', 10, 'Binary search tree', '**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.', '**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.', '{"end": 1896, "start": 1777}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c12', 'local', 11, 'Heap', '**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.', '**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.', '{"end": 2019, "start": 1898}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'c13', 'local', 12, 'Big O notation', '**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.', '**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.', '{"end": 2131, "start": 2021}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-26 23:05:00.643771+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c1', 'local', 0, 'Array', '**Array** is a block of memory in which elements of one type lie side by side.', '**Array** is a block of memory in which elements of one type lie side by side.', '{"end": 247, "start": 169}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c2', 'local', 1, 'Linked list', '**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node.', '**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node.', '{"end": 403, "start": 301}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c3', 'local', 2, 'Stack', '**Stack** is a collection in which the element added last is removed first (LIFO).', '**Stack** is a collection in which the element added last is removed first (LIFO).', '{"end": 566, "start": 484}', '{"end": 643, "start": 575}', 'std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2', 'cpp', 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c4', 'local', 3, 'Queue', '**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '{"end": 753, "start": 649}', NULL, NULL, NULL, 'verified', 'major', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c5', 'local', 4, 'Deque', '**Deque** is a queue that allows insertion and removal at both ends.', '**Deque** is a queue that allows insertion and removal at both ends.', '{"end": 823, "start": 755}', '{"end": 943, "start": 835}', 'from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 'python', 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c6', 'local', 5, 'Hash table', '**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.', '**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.', '{"end": 1066, "start": 960}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c7', 'local', 6, 'Collision', '**Collision** is a situation in which two different keys get the same hash.', '**Collision** is a situation in which two different keys get the same hash.', '{"end": 1143, "start": 1068}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c8', 'local', 7, 'Binary search', '**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.', '**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.', '{"end": 1257, "start": 1145}', '{"end": 1452, "start": 1269}', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 'python', 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c9', 'local', 8, 'Recursion', '**Recursion** is a technique in which a function calls itself on a smaller part of the problem.', '**Recursion** is a technique in which a function calls itself on a smaller part of the problem.', '{"end": 1577, "start": 1482}', '{"end": 1674, "start": 1586}', NULL, 'cpp', 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c10', 'local', 9, 'Base case', '**Base case** is the input on which a recursive function answers at once, without another call.', '**Base case** is the input on which a recursive function answers at once, without another call.', '{"end": 1775, "start": 1680}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c11', 'local', 10, 'Binary search tree', '**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.', '**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.', '{"end": 1896, "start": 1777}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c12', 'local', 11, 'Heap', '**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.', '**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.', '{"end": 2019, "start": 1898}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');
INSERT INTO public.concepts VALUES ('thr_eff79dead9bf422e8353772578b79841', 'c13', 'local', 12, 'Big O notation', '**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.', '**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.', '{"end": 2131, "start": 2021}', NULL, NULL, NULL, 'verified', 'none', '2026-11-26 23:05:11.186203+00');

INSERT INTO public.corrections VALUES ('thr_eff79dead9bf422e8353772578b79841', 's8-1', 'local', 0, 'c4', 'Queue', 'definition_fix', 'What you describe is a stack: a queue gives back the oldest element first.', '**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.', '**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.', NULL, 'model', NULL, 'open', '2026-11-26 23:05:11.186203+00', '{"end": 753, "start": 649}', '{"start": 702, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}');
INSERT INTO public.corrections VALUES ('thr_eff79dead9bf422e8353772578b79841', 's13-2', 'local', 1, 'c9', 'Recursion', 'code_mismatch', 'The code reads a map; no function calls itself.', '**Recursion** is a technique in which a function calls itself on a smaller part of the problem.', '**Recursion** is a technique in which a function calls itself on a smaller part of the problem.', 'std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];', 'model', NULL, 'open', '2026-11-26 23:05:11.186203+00', '{"end": 1674, "start": 1586}', NULL);

INSERT INTO public.documents VALUES ('doc_ffdd00e873f149338c049f8e3e69d75c', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', '# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
', '985384f49499625f67aa92ff34558a3263876b2323c394de5f74e265daff45a7', 'structures.md', 0, '2026-11-26 23:04:59.149132+00', '2026-11-26 23:04:59.149132+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_6a4300af357c4dc99cba809fe1034fd0', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', '# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
', '985384f49499625f67aa92ff34558a3263876b2323c394de5f74e265daff45a7', 'structures.md', 0, '2026-11-26 23:05:03.963801+00', '2026-11-26 23:05:03.963801+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_891266926e2840d1a263c9c972aaa1a7', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'generated', '# Data structures

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## Contents

- [Data structures: the week before the test](#data-structures-the-week-before-the-test)
- [Linear structures](#linear-structures)
- [Search](#search)
- [Trees and recursion](#trees-and-recursion)

## Key terms

- **Array**: a block of memory in which elements of one type lie side by side [[7]](#note-L7)
- **Linked list**: a chain of nodes in which every node stores a value and a pointer to the next node [[9]](#note-L9)
- **Stack**: a collection in which the element added last is removed first (LIFO) [[11]](#note-L11)
- **Queue**: a collection in which the element added last is removed first, as in a line at the canteen [[20]](#note-L20)
- **Deque**: a queue that allows insertion and removal at both ends [[22]](#note-L22)
- **Hash table**: a structure that finds a value by its key through a hash function, on average in $O(1)$ [[35]](#note-L35)
- **Collision**: a situation in which two different keys get the same hash [[37]](#note-L37)
- **Binary search**: an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons [[39]](#note-L39)
- **Recursion**: a technique in which a function calls itself on a smaller part of the problem [[55]](#note-L55)
- **Base case**: the input on which a recursive function answers at once, without another call [[62]](#note-L62)
- **Binary search tree**: a binary tree in which smaller keys stand to the left of a node and larger keys to the right [[64]](#note-L64)
- **Heap**: a complete binary tree in which every parent is not greater than its children, so the minimum is at the root [[66]](#note-L66)
- **Big O notation**: a way to describe how the running time of an algorithm grows with the size of its input [[68]](#note-L68)

## Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others. [[3]](#note-L3)

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time. [[7]](#note-L7)

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$. [[9]](#note-L9)

**Stack** is a collection in which the element added last is removed first (LIFO). [[11]](#note-L11)

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

[[13]](#note-L13)

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen. [[20]](#note-L20)

**Deque** is a queue that allows insertion and removal at both ends. [[22]](#note-L22)

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

[[24]](#note-L24)

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$. [[35]](#note-L35)

**Collision** is a situation in which two different keys get the same hash. [[37]](#note-L37)

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons. [[39]](#note-L39)

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

[[41]](#note-L41)

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem. [[55]](#note-L55)

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

[[57]](#note-L57)

**Base case** is the input on which a recursive function answers at once, without another call. [[62]](#note-L62)

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right. [[64]](#note-L64)

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root. [[66]](#note-L66)

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input. [[68]](#note-L68)

## Questions to answer yourself

1. What does your note say about “Data structures: the week before the test”? [[3]](#note-L3)
2. What does your note say about “Linear structures”? [[7]](#note-L7)
3. What does your note say about “Search”? [[35]](#note-L35)
', '29169d35ac1ec045a8bef71c57a59469585670841e0aed67d27f2409e33c9eaa', NULL, 0, '2026-11-26 23:05:04.601631+00', '2026-11-26 23:05:04.601631+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_187fb2b5400247f98562be665f8e0eb8', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'synthesised', '# Data structures

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## Contents

- [Data structures: the week before the test](#data-structures-the-week-before-the-test)
- [Linear structures](#linear-structures)
- [Search](#search)
- [Trees and recursion](#trees-and-recursion)

## Key terms

- **Array**: a block of memory in which elements of one type lie side by side [[7]](#note-L7)
- **Linked list**: a chain of nodes in which every node stores a value and a pointer to the next node [[9]](#note-L9)
- **Stack**: a collection in which the element added last is removed first (LIFO) [[11]](#note-L11)
- **Queue**: a collection in which the element added last is removed first, as in a line at the canteen [[20]](#note-L20)
- **Deque**: a queue that allows insertion and removal at both ends [[22]](#note-L22)
- **Hash table**: a structure that finds a value by its key through a hash function, on average in $O(1)$ [[35]](#note-L35)
- **Collision**: a situation in which two different keys get the same hash [[37]](#note-L37)
- **Binary search**: an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons [[39]](#note-L39)
- **Recursion**: a technique in which a function calls itself on a smaller part of the problem [[55]](#note-L55)
- **Base case**: the input on which a recursive function answers at once, without another call [[62]](#note-L62)
- **Binary search tree**: a binary tree in which smaller keys stand to the left of a node and larger keys to the right [[64]](#note-L64)
- **Heap**: a complete binary tree in which every parent is not greater than its children, so the minimum is at the root [[66]](#note-L66)
- **Big O notation**: a way to describe how the running time of an algorithm grows with the size of its input [[68]](#note-L68)

## Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others. [[3]](#note-L3)

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time. [[7]](#note-L7)

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$. [[9]](#note-L9)

**Stack** is a collection in which the element added last is removed first (LIFO). [[11]](#note-L11)

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

[[13]](#note-L13)

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen. [[20]](#note-L20)

**Deque** is a queue that allows insertion and removal at both ends. [[22]](#note-L22)

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

[[24]](#note-L24)

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$. [[35]](#note-L35)

**Collision** is a situation in which two different keys get the same hash. [[37]](#note-L37)

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons. [[39]](#note-L39)

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

[[41]](#note-L41)

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem. [[55]](#note-L55)

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

[[57]](#note-L57)

**Base case** is the input on which a recursive function answers at once, without another call. [[62]](#note-L62)

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right. [[64]](#note-L64)

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root. [[66]](#note-L66)

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input. [[68]](#note-L68)

## Questions to answer yourself

1. What does your note say about “Data structures: the week before the test”? [[3]](#note-L3)
2. What does your note say about “Linear structures”? [[7]](#note-L7)
3. What does your note say about “Search”? [[35]](#note-L35)
', '29169d35ac1ec045a8bef71c57a59469585670841e0aed67d27f2409e33c9eaa', NULL, 1, '2026-11-26 23:05:06.53011+00', '2026-11-26 23:05:08.471134+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_7fd452b260e340b8b81a38647e7d52e9', 'local', 'thr_eff79dead9bf422e8353772578b79841', 'note', '# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
', '985384f49499625f67aa92ff34558a3263876b2323c394de5f74e265daff45a7', 'structures.md', 0, '2026-11-26 23:05:10.355104+00', '2026-11-26 23:05:10.355104+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_9e9a674086f64368a0daa4745a2b9110', 'local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', '# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
', '985384f49499625f67aa92ff34558a3263876b2323c394de5f74e265daff45a7', 'structures.md', 0, '2026-11-26 23:05:11.615093+00', '2026-11-26 23:05:11.615093+00', 0, 0);
INSERT INTO public.documents VALUES ('doc_cbe4d50b66ef45daa27266ce87315bc7', 'local', 'thr_ef0a92379ac244669c791e66353da62a', 'generated', '# Data structures

**Data structures** is the part of the subject that this text explains from its definitions to its use.

## Definitions

**State** is everything that must be known about Data structures to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.

## Theory

The theory of Data structures rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.

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

Whoever works with Data structures first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.
', '1542a77ba1fe06f0be3e3b14fb48ac61e44f51e35ae7396537861f073084d548', NULL, 0, '2026-11-26 23:05:12.39811+00', '2026-11-26 23:05:12.39811+00', 0, 0);

INSERT INTO public.edits VALUES ('edt_7d1bf4ce21e2043bca6644540a5776d4', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'doc_187fb2b5400247f98562be665f8e0eb8', 1, 'edit:1:batch#0', 'edit', 'rules', '[{"start": 673, "removed": "is removed", "inserted": "leaves"}, {"start": 773, "removed": "is removed", "inserted": "leaves"}, {"start": 2492, "removed": "is removed", "inserted": "leaves"}, {"start": 2694, "removed": "is removed", "inserted": "leaves"}]', NULL, NULL, 1, '“added last is removed first” was replaced by “added last leaves first” everywhere.', 'added last is removed first', 'added last leaves first', '2026-11-26 23:05:08.471134+00', NULL, NULL);

INSERT INTO public.guide_steps VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', 'local', 1, 0, 'Drag over the part of the sound that you want to cut out.', 'chk_ba7720ef8dc14aea805237a277c529af', false, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', 'local', 1, 1, 'Choose Edit > Cut.', 'chk_ba7720ef8dc14aea805237a277c529af', true, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', 'local', 1, 2, 'Press Play to hear the sound without it.', 'chk_ba7720ef8dc14aea805237a277c529af', true, NULL, 'open', NULL, false, NULL, NULL);

INSERT INTO public.guides VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'How do I cut a part out?', NULL, NULL, 'en', 'product', true, NULL, NULL, '**Cut a part out**

1. Drag over the part of the sound that you want to cut out.
2. Choose Edit > Cut.
3. Press Play to hear the sound without it.

From the manual: [Cut a part out](#chunk-chk_ba7720ef8dc14aea805237a277c529af)', true, 'rules', '["chk_ba7720ef8dc14aea805237a277c529af"]', 1, 'answer', NULL, '2026-11-26 23:05:09.022671+00', NULL);
INSERT INTO public.guides VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'How do I cut a part out?', NULL, NULL, 'en', 'product', true, NULL, NULL, NULL, NULL, NULL, '[]', 0, 'answer', NULL, '2026-11-26 23:05:12.563785+00', NULL);

INSERT INTO public.libraries VALUES ('local', 5);

INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES ('msg_bda429958b214339a3d61cd66d73efac', 1, 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'request:0:taken', 'student', 'request', 'replace "added last is removed first" with "added last leaves first" everywhere', NULL, '[]', '2026-11-26 23:05:07.537345+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES ('msg_b6bcf03c9118486d831fdb7a55ae11d8', 2, 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'edit:1:edits', 'agent', 'edits', '“added last is removed first” was replaced by “added last leaves first” everywhere.', 'Edit 1 was made (similarity 1.00): “added last is removed first” was replaced by “added last leaves first” everywhere. It took out: "is removed … is removed … is removed … is removed"', '[1]', '2026-11-26 23:05:08.859688+00');
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES ('msg_9cdd9143d66b4e3db40f133dbbc9de8c', 3, 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'edit:1:report', 'program', 'report', '1 edit was made. What else should be changed?', NULL, '[]', '2026-11-26 23:05:08.880584+00');

INSERT INTO public.model_calls VALUES ('call_49f9a7faa83e48b593e74f6d7765fa63', 'local', 'thr_eff79dead9bf422e8353772578b79841', '876d5ea63792fd075447bfcbda076d095d29bf9c7fee3781a93294fbeeb23794', 'read-window', 1, 'compatible:good', 'done', 1, 1589, 265, NULL, 276, '{"output": {"faults": [{"why": "What you describe is a stack: a queue gives back the oldest element first.", "code": null, "kind": "fact", "basis": null, "right": "added first is removed first (FIFO)", "wrong": "added last is removed first", "sentence": 8, "changeType": "major"}, {"why": "The code reads a map; no function calls itself.", "code": 4, "kind": "code_mismatch", "basis": null, "right": "", "wrong": "", "sentence": 13, "changeType": "major"}], "concepts": [{"code": null, "term": "Array", "sentences": [3]}, {"code": null, "term": "Linked list", "sentences": [5]}, {"code": 1, "term": "Stack", "sentences": [7]}, {"code": null, "term": "Queue", "sentences": [8]}, {"code": 2, "term": "Deque", "sentences": [9]}, {"code": null, "term": "Hash table", "sentences": [10]}, {"code": null, "term": "Collision", "sentences": [11]}, {"code": 3, "term": "Binary search", "sentences": [12]}, {"code": 4, "term": "Recursion", "sentences": [13]}, {"code": null, "term": "Base case", "sentences": [14]}, {"code": null, "term": "Binary search tree", "sentences": [15]}, {"code": null, "term": "Heap", "sentences": [16]}, {"code": null, "term": "Big O notation", "sentences": [17]}], "brokenOff": false}, "salvaged": false}', NULL, '2026-11-26 23:05:11.147592+00');
INSERT INTO public.model_calls VALUES ('call_a1feb5ef6b3142849a7693fbba1782c5', 'local', 'thr_eff79dead9bf422e8353772578b79841', '9d8be155ea8ae1da3475ddc48da150b6bb591f836775ccb142a84489a5cb3678', 'write-questions', 10, 'compatible:good', 'done', 1, 1205, 433, NULL, 38, '{"output": {"questions": [{"slot": 2, "stem": "It makes some elements cheap and pays for it with others.", "wrong": [], "answer": "false", "beside": "", "accepted": [], "evidence": [2], "difficulty": null, "explanation": "It makes some operations cheap and pays for it with others."}, {"slot": 5, "stem": "What holds for “Array”?", "wrong": ["**Array** is a block of memory in which", "**Collision** is a situation in which two different", "Array: elements"], "answer": "**Hash table** is a structure that finds a", "beside": "", "accepted": [], "evidence": [3], "difficulty": null, "explanation": "**Array** is a block of memory in which elements of one type"}, {"slot": 0, "stem": "What holds for “Hash table”?", "wrong": ["**Array** is a block of memory in which", "**Collision** is a situation in which two different", "Hash table: elements"], "answer": "**Hash table** is a structure that finds a", "beside": "", "accepted": [], "evidence": [10], "difficulty": null, "explanation": "**Hash table** is a structure that finds a value by its key"}, {"slot": 3, "stem": "Fill in: “table** is a ____ that finds a”", "wrong": [], "answer": "structure", "beside": "", "accepted": [], "evidence": [10], "difficulty": null, "explanation": "**Hash table** is a structure that finds a value by its key"}, {"slot": 1, "stem": "What holds for “Collision”?", "wrong": ["**Array** is a block of memory in which", "**Hash table** is a structure that finds a", "Collision: elements"], "answer": "**Collision** is a situation in which two different", "beside": "", "accepted": [], "evidence": [11], "difficulty": null, "explanation": "**Collision** is a situation in which two different keys get the same"}, {"slot": 4, "stem": "What is described here? “**…** is a situation in which two different keys get the same hash.”", "wrong": ["Array", "Hash table", "elements"], "answer": "Collision", "beside": "", "accepted": [], "evidence": [11], "difficulty": null, "explanation": "**Collision** is a situation in which two different keys get the same"}]}, "salvaged": false}', NULL, '2026-11-26 23:05:11.330293+00');
INSERT INTO public.model_calls VALUES ('call_98f27395c43f403da2ead1b25b7ddf63', 'local', 'thr_ef0a92379ac244669c791e66353da62a', 'eb8900deebf2b5c72471b7f5e6eca77fde9409ad8f22251c1712a0bb2ed2c5b8', 'write-material', 2, 'compatible:good', 'done', 1, 702, 306, NULL, 21, '{"output": {"markdown": "# Data structures\n\n**Data structures** is the part of the subject that this text explains from its definitions to its use.\n\n## Definitions\n\n**State** is everything that must be known about Data structures to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.\n\n## Theory\n\nThe theory of Data structures rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.\n\n## Derivation\n\nLet $x_0$ be the first state and $q$ the share that is kept in each step. After one step\n\n$$\nx_1 = q x_0,\n$$\n\nafter two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps\n\n$$\nx_n = q^n x_0.\n$$\n\n## Examples\n\nFor $x_0 = 80$ and $q = \\tfrac12$ the first steps are:\n\n| step | state |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nThe same in code:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```\n\n## In practice\n\nWhoever works with Data structures first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.\n"}, "salvaged": false}', NULL, '2026-11-26 23:05:12.386819+00');
INSERT INTO public.model_calls VALUES ('call_2acfac61490b482285aed6b7a4e54841', 'local', 'thr_a8bf697e7b0a46b6a28158a3961c2c88', 'd56783bc48247727e5d0f1927bd1f53075f9ba45c24005e3c9943ef290b658e5', 'detect-intent', 2, 'compatible:good', 'done', 1, 554, 13, NULL, 42, '{"output": {"intent": "product", "queries": ["i cut part out"]}, "salvaged": false}', NULL, '2026-11-26 23:05:12.838068+00');

INSERT INTO public.packs VALUES ('pck_726ecbed3c81464aa57f538f2b51611e', 'local', 'Sound editor', '{}', 'en', '[]', '[]', NULL, NULL, false, 4, '2026-11-26 23:04:50.860683+00', '2026-11-26 23:04:58.897398+00');

INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_7e65a4ad3a29159d39eaf338c2091ec5', 'hash-words-v1', 'local', '[0.02558196,0,0,0,0,0,0.0028834944,0,0,0.02558196,0.09173484,0.05116398,0,-0.02558196,0,0.02558196,-0.049555667,0,-0.02558196,-0.018990938,0,0.05116398,0.02558196,-0.05116398,0,0,0,0,0,0,0,0,-0.02558196,-0.02558196,0.04246498,-0.02558196,0.007474841,0.02558196,0,-0.051374383,-0.07674594,0,0.02558196,-0.02558196,-0.030027276,0,0,-0.0031700735,0,0,0.02558196,0.030027276,0,0.02558196,0,0.02558196,0.02558196,0.02558196,0,0.020018164,0.02558196,0.02558196,0.05116398,0,0.18346962,0,0.01810712,-0.02558196,0,0,0.02558196,0,0,0,0.02558196,0,0.026857201,0,-0.02558196,0,0,0,0,0.02558196,0,0.02558196,0,0,0,0.02558196,0,0.02558196,0,0,-0.05116398,0,0,0,0,0,0,-0.02558196,0,0.066152826,0,0,0,0.02558196,-0.02558196,0,0,0.09173484,0,0,0,-0.09173484,0,0,-0.06363494,0,0,-0.04539699,0.02558196,-0.09173484,0,0,0,0,-0.020018164,0.030027276,0,0,0,0,0.066152826,0.02558196,0,-0.02558196,0.02558196,-0.02558196,0,-0.02558196,0,0,0,-0.030027276,-0.02558196,-0.05116398,0,0,0,0,-0.018990938,0,0,-0.24962245,-0.02558196,0,0,-0.02558196,0,0,0.026857201,0,0,-0.07513769,-0.02558196,0,0.02558196,0,0,0,0,0.04246498,-0.07249226,0,0,0.05116398,0,0,-0.09173484,-0.02558196,0,0.02558196,-0.05116398,0,0,-0.02558196,-0.02558196,0,0,0.025792364,-0.13235524,0,0.02558196,0,0,0.02558196,0,0,0,0,-0.026857201,0,0,0,0,-0.02558196,-0.02558196,0,0.02558196,-0.02558196,0.02558196,0,0.049555667,-0.02558196,0,0,0,0,0.02558196,0,-0.02558196,0,0,-0.02558196,0.02558196,0,0,0,-0.028465515,0.026857201,0.02558196,0.02558196,0,0,0,0.030027276,-0.0028834944,0,-0.02558196,0,0,-0.02558196,-0.090081826,0,0.02558196,0,0,0.02558196,0.0044452557,-0.026857201,0,0.02558196,0,0,-0.02558196,0,0.02558196,0,0,0,0.02558196,0,0,0,0.05116398,0.02558196,0.02558196,0,0,0.02558196,0,0,0,-0.09173484,-0.0044452557,0,0,-0.0028834944,0,0,-0.02558196,0,-0.02558196,-0.02558196,-0.02558196,0,0.02558196,0,0.04368914,0,0,0,0,0,-0.02558196,0,-0.030027276,0.020018164,0.026857201,-0.05711622,0.0012752416,0.030027276,0,0,0,0,0,0,0,0,-0.02558196,0,0,-0.066152826,0,-0.05243922,0.02558196,-0.02558196,0,0.02558196,0.02558196,0,0,0,-0.070978954,0.02558196,0,0,0,-0.18181661,-0.02558196,0,0,0,0.02558196,0,-0.02558196,-0.024517182,0,0,0,0,-0.0010648372,0.05116398,-0.09173484,0,0,0,0,-0.02558196,0,0,0.07830776,0,0,0,-0.02558196,-0.02558196,0,-0.02558196,0.02558196,-0.02558196,-0.022698466,0,0.02558196,-0.02558196,-0.02558196,-0.030027276,-0.02558196,0.02558196,0,0,-0.02558196,-0.02558196,0.02558196,0.02558196,-0.026857201,0,0,0,0,0,0,-0.02558196,0,0,-0.030027276,0,0,0,-0.09173484,0.02558196,0.030027276,0,-0.0044452557,-0.04539699,0,-0.026857201,0.030027276,0.050099142,0.02558196,0.05116398,0,-0.06804694,-0.026857201,0.02558196,-0.02558196,0.02558196,0,-0.02558196,0,-0.18346962,0,0,0.02558196,0,-0.02558196,0.09965481,0,0.02558196,-0.05116398,0,0,0.02558196,0,0,0.02558196,0.02558196,0,0.02558196,0.02558196,0,0,0,-0.07674594,0,0,-0.02558196,-0.02558196,0,0,0.02558196,0,-0.05243922,0,0.02558196,-0.05116398,0,0.02558196,0.026857201,-0.09173484,-0.030027276,0,-0.02558196,0,0.09173484,0,0.02558196,0.118592046,0,-0.02558196,0,0,0,0.02558196,0,0,0,-0.02558196,0,-0.02558196,-0.07674594,0,0,0,0.05116398,0,-0.02558196,0,0,0,0,0,0,0,0,-0.026857201,0,0.01810712,0.02558196,0,-0.02558196,0,0,0,0.02558196,0.02558196,0,0,0,-0.02558196,0,0,0,-0.05116398,-0.011175634,-0.02558196,-0.0012752416,0.02558196,0.05688448,-0.02558196,0.026857201,0.05116398,0.02558196,0.02558196,0,0.02558196,0,0.02558196,-0.026857201,0,-0.034472533,-0.034672506,-0.022698466,0,0,0,-0.05116398,0.02558196,0.037502117,-0.026857201,0,0,-0.02558196,0.02558196,0,0,0,0.09173484,-0.055609237,0,0,0,0,0.066152826,-0.02558196,0,0,-0.0012752416,0,0.17571834,0,0.02558196,0.02558196,-0.02558196,0,-0.018990938,0,0,-0.05243922,0,0,0.02558196,0,-0.026857201,0,0,0.02558196,-0.02558196,0.05116398,0,0,0,0.02558196,0,0,-0.02558196,0,-0.05116398,0,-0.02558196,0.026857201,0.02558196,0,0,0.05711622,0.02558196,0,-0.02558196,0.020018164,0,-0.02558196,0,0.040570863,0,-0.05116398,0.02558196,-0.02558196,0.055609237,0,0.040570863,0.024517182,0,0.055609237,0,-0.022698466,0.02558196,0,-0.05116398,0.117316805,-0.02558196,0,0.026857201,0,0,0,-0.055609237,0.02558196,0.02558196,0,0,-0.02558196,0,0,0,-0.02558196,0,0.05711622,0,-0.02558196,-0.02558196,0,-0.05116398,0,-0.030027276,0,0,0,0.038917847,0.02558196,0.02558196,0,0,0,0.02558196,0,0.02558196,0.02558196,-0.05116398,0,-0.02558196,-0.026857201,0,0,0.055609237,0.02558196,0,0,0,-0.02558196,0,0.02558196,0,0,0.02558196,0,-0.02558196,0.02558196,0,0,0,0.02558196,-0.05116398,0,0.04539699,0.02558196,0,0,0,0.02558196,0,0,-0.09173484,-0.04584814,0.02558196,0,0.02558196,0.030027276,0.024517182,-0.05116398,0,0,0,0.02558196,-0.030027276,-0.02558196,-0.02558196,0,0,0.02558196,0,0,-0.02558196,0.02558196,0.02558196,-0.02558196,-0.0044452557,0,0,0,0,-0.0044452557,-0.026857201,0,-0.02558196,0,0,0,0.030027276,-0.021136705,0.02558196,0,0,0.05116398,-0.02558196,0,0,-0.02558196,-0.02558196,0,0,0,0,0,0,0,0,0,0.030027276,0,-0.02558196,-0.05116398,-0.02558196,-0.02558196,0,-0.026857201,0,0,0.024517182,0,0.05116398,-0.02558196,-0.02558196,0,0,0,0.02558196,0.02558196,0,0,0.02558196,0.02558196,0,-0.09173484,0,0,-0.0044452557,0.02558196,0,-0.117316805,0.02558196,0,0.18346962,0,0,0.04539699,0,-0.02558196,0.02558196,0,0,0,0,0,0.030027276,0,0,0,0.02558196,0,0,0.02558196,0,-0.024517182,-0.02558196,0,0,-0.02558196,0,-0.02558196,0.034472533,-0.02558196,0,0,0,-0.0044452557,-0.02558196,0.066152826,0.0012752416,0,0,0,-0.02558196,0,0,-0.02558196,0,0,0,0,0,0,0,0,0,0.01810712,0,0,-0.02558196,0.02558196,-0.030027276,0,0,0.02558196,-0.02558196,0.030027276,0,0,0,0.03319735,0.02558196,0,-0.02558196,0.030027276,-0.020018164,-0.0044452557,0,0,-0.06804694,0,0.02558196,-0.020018164,-0.01810712,0,0,0.02558196,0,0,-0.02558196,-0.04539699,0,0,0,-0.05116398,0,0,-0.030027276,-0.02558196,0,-0.05116398,0.01688296,-0.0012752416,0,0.05116398,0.02558196,0,-0.02558196,0.05116398,0.02558196,-0.07674594,0,0,0,0,0,-0.0028834944,0,-0.02558196,0,0,0,0.022698466,0,-0.066152826,-0.02558196,-0.04246498,0,0,0,0.05116398,0,0,0.02558196,0.20246056,0.05116398,0.030027276,-0.09173484,0,0,0,-0.02558196,0,0,0.02558196,0.02558196,0.02558196,0,-0.026857201,0,0,0,0,0,-0.05116398,0.02558196,0,0,0.02558196,0.02558196,0.09173484,-0.02558196,0,-0.01810712,-0.02558196,0,0.013713661,0.05116398,-0.05116398,0,-0.02558196,0,0,0,0,0.02558196,0,0,0,0,0,0,-0.02558196,-0.02558196,-0.05116398,0,0,0,-0.02558196,0.02558196,0.02558196,0,0.02558196,-0.02558196,0,0.05116398,0.02558196,-0.02558196,0.02558196,0.030027276,0,-0.02558196,-0.05116398,-0.02558196,0.05688448,0.02558196,0.02558196,0,-0.030027276,0.02558196,-0.02558196,-0.05116398,-0.02558196,0,-0.08691175,0.018990938,0.02558196,0,0,0,0,0,0,-0.02558196,0,0.02558196,0,-0.02558196,0.02558196,0,0,0,0,-0.02558196,0.04539699,-0.02558196,0.02558196,0,-0.055609237,0.02558196,0,-0.02558196,0,0.02558196,-0.02558196,0,0,0,0.050099142,-0.09490414,0,-0.02558196,0]', 1);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_71d73808bbc95ebb709aebb2183da00d', 'hash-words-v1', 'local', '[0,0.028758705,0,0.024686694,0,0,0,0,0,0,0.10799849,0,0.028758705,-0.028758705,0,0.028758705,-0.028758705,0.05751741,0,0,-0.028758705,0,0,0,-0.028758705,0,0.028758705,-0.028758705,0,0,0,0,-0.028758705,-0.028758705,0.024996817,-0.028758705,0.007441342,0,0,-0.0028600097,0,0,0.005191505,0,0.028863788,0,0,0.031618714,0,-0.028758705,-0.028758705,0,-0.028758705,0.028758705,0,-0.05751741,0,0,0,0,0,0,-0.028758705,0,0.05048108,0,0.021317363,-0.028758705,-0.028758705,0,0,0,0,-0.0353508,0,0,0,0.028758705,-0.028758705,-0.028758705,0,0,0,0.028758705,0,0.0037618876,0,-0.028758705,0.028758705,0,0,0,0,0,0.028758705,-0.028758705,0.00010508299,0,-0.05751741,-0.028758705,0,0,-0.028758705,0,0,0.06037742,0.024996817,0,-0.028758705,0.028758705,-0.028758705,0,0,-0.028758705,0,0.028758705,0.028758705,0.028758705,0,0,0,-0.028863788,0,-0.028758705,0,0.028758705,-0.10799849,-0.028758705,0,0,0,0,0,0,0,0,0,-0.028758705,0,0,0,0,0,0,0,0,0.02672267,-0.028758705,0,0,0,0,-0.028758705,0,0,-0.10799849,0,0.05751741,0,-0.028758705,0,0.040819585,0,0,-0.028758705,-0.0235672,0,0,0,0,0,0.005191505,-0.05375552,0.024996817,-0.021264732,0.028758705,0,0,0.079239786,0,0,0,0,0.02672267,0,0,0.028758705,0,-0.028758705,0,0,0.035455883,-0.028758705,-0.028758705,0.028758705,0.028758705,0.028758705,0,0,0,-0.028758705,0,0,0,0,0.028758705,0,0,0,0,0,0,0.028758705,0.028758705,0,0,0,0,0,0,0.10799849,0,-0.05375552,0,0,-0.031618714,0.028758705,0.028758705,0,-0.028758705,-0.028758705,0,0.0235672,0,0,0,0.028758705,0.0353508,0,0,0,0,0,-0.028758705,-0.0353508,0,0,0,-0.028758705,0,0,0,-0.10799849,0,0,0,-0.028758705,0.0353508,0.028758705,-0.028758705,0.028758705,-0.028758705,0,0,0.05751741,0,0.028758705,0,-0.028758705,0,0,0.028758705,0,0,0,0,-0.0353508,0.024686694,-0.10799849,0,0.028758705,0.10799849,0.05751741,0,0,0.028863788,0,-0.028758705,0,0,-0.007441342,0,-0.028758705,-0.055481374,-0.028758705,0,-0.028758705,-0.05751741,0,-0.028758705,0.0028600097,-0.04631412,0,0.0353508,0.0707016,0.0707016,-0.00010508299,0,-0.028758705,0,0,0,-0.028758705,0,0,0.028758705,0.031618714,0.028758705,0,0.05751741,0,0,0.028758705,0,0,-0.0353508,0,0,0,0,0,-0.0353508,-0.028758705,-0.024996817,0.028758705,0,0,0,0.028863788,0.028758705,0,0,0,-0.028758705,-0.05751741,0.028758705,0,0.028758705,-0.028758705,0,-0.21599698,0.028758705,0.028758705,0,0,0,0,0,0.028758705,0.028758705,0,-0.028758705,0.028758705,-0.028758705,-0.08230919,-0.028758705,0,0,0,-0.060347617,-0.028758705,0,-0.08251423,0,0,0,0,0.028758705,-0.028758705,0,-0.05751741,0.028758705,0.028758705,0,0.05751741,0,0,0,0,0,0,-0.028758705,0.028758705,0,0.028758705,0,0,0,-0.028758705,0,-0.10799849,-0.028758705,0,0,-0.05751741,-0.024996817,0,0,0,0.028758705,0.10799849,0,0,0,0,0,0,-0.028758705,0,0.028758705,0,-0.028758705,0,0,0,0,0.0707016,0,0,0,0.10799849,0,0,0,0,0,0,0,0.028758705,0,0,0,0,0.0707016,0,-0.05751741,-0.00010508299,-0.028758705,0,0,0.028758705,0.031618714,-0.10799849,-0.0353508,0,0.0037618876,0.028758705,0,0.031618714,0.028758705,0,0,-0.028758705,0,0.028758705,-0.031618714,0,0,0.0235672,-0.028758705,0,-0.028758705,0,0,-0.0353508,-0.028758705,0,0.028758705,0,0.028758705,0,-0.028758705,0,-0.028758705,0,-0.028758705,0,0,0.00010508299,0.028758705,0.021317363,-0.028758705,-0.06421459,0.028758705,-0.006592095,0,0,0,0,-0.21599698,-0.028758705,0,0,-0.028758705,-0.08108461,-0.028758705,-0.028758705,-0.0028600097,0,-0.031618714,-0.028863788,0.031618714,0,-0.028758705,0,0.0534454,0,0,0,0,0.06037742,0.028758705,0,0,0,-0.028758705,0,0,0,0,0,-0.021317363,-0.0887962,0.0353508,-0.028758705,0,0,0,0.028758705,0,0.10799849,-0.028758705,-0.0353508,0,0.028758705,0,0.10799849,0,0,0,-0.028758705,0,0.0353508,0,-0.028758705,-0.028758705,0.028758705,0,-0.0534454,0,0,0,0.028758705,0,0.0235672,0.10799849,0,0,0.028758705,0,0,-0.028758705,0,0,0,0.028758705,-0.028758705,0,-0.028758705,0,0,0,-0.064109504,0.06037742,0,0,0.028758705,0.06988132,-0.028758705,0.028758705,0,0,0,0,0.064109504,0.05048108,0,0,0,0.028758705,0.0353508,-0.024996817,0,0,0,-0.028758705,0,0.028758705,0.028758705,0,-0.028758705,0.079239786,0.028863788,-0.028758705,0,0,0,-0.028758705,0,-0.1367572,0,0,-0.0353508,0,0,0,0,-0.0353508,-0.0037618876,0.06988132,0,-0.028758705,0.028758705,0,-0.028758705,0,-0.064109504,0,0,0.05661553,0.0353508,-0.028758705,0.006592095,0,0,0,0,0,0,0,0,0.028758705,0.028758705,0,0,0,0,0.028758705,0,0,-0.028758705,-0.028758705,0,0,0.028758705,0,0.028758705,0.028758705,-0.05751741,0,0,-0.028758705,0.028758705,0,0,0.028758705,0,0,0.09286821,-0.024996817,0.028758705,-0.028758705,-0.0235672,0,-0.10799849,0.028758705,0,0,0.028758705,-0.028758705,0,0.05751741,0.028758705,0,0,0,0,0.028758705,0,0,0,0,0,0.031618714,-0.028758705,0,-0.028758705,0,0.028758705,0.028758705,0.028758705,0,0.028758705,-0.0353508,0,-0.028758705,0,-0.10799849,0,0.028758705,0.006592095,0,0,0,0,0,0,0,0,0,0,0,0,-0.028758705,0,0,0.10799849,-0.028758705,-0.028758705,0,0.064109504,0.028758705,0,0,0.028758705,0,0.028758705,-0.2476157,-0.02672267,-0.028863788,0.10799849,0,0.0117836,-0.028758705,0,-0.08424008,0,0,0,0,0,-0.05751741,0,-0.028758705,-0.028758705,0,0,0,-0.0353508,0,-0.028758705,-0.028758705,0,0.006592095,0,-0.05751741,-0.0707016,0.02672267,-0.028758705,0,0,-0.028758705,-0.028758705,0,0,0,0.0353508,0,0,-0.028758705,0.028758705,0.028758705,-0.028758705,0,0,0,0,0.028758705,0,0,0.028758705,0,0,0.028758705,0,-0.05751741,0,-0.05751741,0.05751741,0.028758705,0,0,-0.079239786,-0.028758705,0.028758705,0.052430987,-0.028863788,0,0,-0.028758705,-0.028758705,0,0,-0.028758705,0.05751741,0,0,-0.007441342,-0.028758705,0,-0.028758705,0,0,0.028758705,0.028758705,0.028758705,0,0,0,0,0,0,0,0,0,0.0353508,-0.031618714,-0.057622492,-0.028758705,0,-0.024996817,0,0,0,0.078143,0,0,0,0,0,0,-0.041942894,0,0,-0.040819585,0,0,0,-0.0235672,0,0.1367572,0,0.024996817,-0.0235672,0,0,-0.028758705,0,0,0,0,0,0,0.0534454,0,0,0,0,0,0.05751741,-0.028758705,0.028758705,-0.028758705,0,0,0.028758705,0,-0.05375552,-0.055481374,0,0.028758705,0.006592095,-0.0353508,0.0235672,0,-0.028758705,0.028758705,0.0353508,-0.028758705,-0.028758705,-0.05751741,0,0,0,0.0707016,0,-0.028758705,0,0,-0.028758705,0,0,0,0,0.064109504,0,-0.028758705,0,0,0,0,0.028758705,0.028758705,0,0.007441342,0,0,0.028758705,0,0,0.028758705,0.10799849,-0.028758705,0,-0.028758705,0,0.040819585,0,0.005191505,0,0,0.028758705,0,0,0.028758705,0.028758705,0.028758705,0.028758705,0,0.028758705,0,0,0,0,-0.028758705,0,0,0,0,0,0,0,0.0235672,0,-0.028758705,0.066969514,0,-0.0353508,0,-0.087676704,-0.028758705,0.028758705,0.05751741,0,0,-0.006592095,-0.0037618876,0,0,0,0,0.028758705,0.028758705,-0.05751741,0,0,0,0.057412326,-0.028758705,0.028758705,0.028758705,-0.028758705,-0.079239786,0,-0.0707016,0.028758705,-0.028758705,0,0,0,0,0.028758705,0,-0.028758705,0,0,0,0,0,0,-0.024996817,0,0,0]', 2);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_2db74f15f9c56c0c33ff06265c54d74a', 'hash-words-v1', 'local', '[0.041613936,0,0,0,0,0,-0.032536626,0,0,0,0,0,0,0,0,0.041613936,-0.035642087,0,0,-0.025202753,0,0,0,0,0,0,-0.041613936,0,0,0,0,0,0,0,0.056355122,0,0,0.041613936,0,-0.032536626,0,0,0.041613936,0.041613936,0,-0.030123057,0,0.077256024,0,0.041613936,-0.041613936,0,-0.059773628,0,0,0,0,0,0,0.041613936,0,0,0,0,0.24348195,0,0,0,0,0,0,0,0,0,0,0,0.035642087,0,0,0,0,0,0,0,0,0.041613936,0,0,0,0,0,0,0,0,-0.041613936,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.121740945,0,0,0,0,0,-0.041613936,-0.07238573,-0.041613936,0,0.011490882,0,0.041613936,-0.041613936,-0.08322787,0,0,0,-0.041613936,0,0,0,-0.041613936,0,0,0.041613936,0,0,0,0,-0.041613936,0,0,0,0,0,-0.041613936,0,0,-0.035642087,0,0.09653819,0,0,0,-0.041613936,-0.041613936,0,-0.041613936,0,0,0.041613936,0,0,-0.035642087,0.032536626,0,0.041613936,0,0,0.041613936,0,0.09796906,-0.056355122,0,0,0.041613936,0,0,-0.121740945,-0.041613936,0,0,0,-0.041613936,0,0,-0.041613936,0,0.041613936,-0.121740945,0,0.041613936,0.041613936,0,0,0,0,0,0,0,0,0,0,0,0.059773628,-0.041613936,0,0.032536626,0,0.041613936,0.041613936,0,0.035642087,0,0,-0.08322787,0,0,0,0,-0.08322787,0,0,0,0,0,0,0,0,0.035642087,0,0,0,0,0,-0.001764834,0,0,0,0,0,0,0,-0.041613936,0,0,0,0,0.039849102,0,0,0,0,0,0.041613936,0,0,0,0,-0.041613936,0,0,0,-0.041613936,0.041613936,0,0,0,0,0,-0.041613936,-0.041613936,0,-0.041613936,0.001764834,0,0,0.041613936,0,0,0,-0.041613936,0,-0.041613936,0,0,0,0,0.041613936,0,0,0,0,-0.041613936,-0.041613936,0,0,0,0.071284235,-0.025202753,0,0.039849102,0,0,0,0,0,0.041613936,0,0,0,-0.079698145,0,0,0,0,0,0,0,0,0,0,0,0,-0.030123057,0.041613936,0,0.041613936,0,0,0,0,0,0.030123057,0,0,0,-0.032536626,0.041613936,0,0,0,0.18261148,-0.041613936,-0.121740945,0,0,0.119547255,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.041613936,-0.032536626,0,-0.08322787,0,0,-0.039849102,-0.041613936,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.041613936,0.041613936,0,0,0,0,-0.121740945,0.032536626,-0.001764834,0,0,-0.030123057,0,-0.035642087,0,0.032536626,0,0,0,-0.014741183,0,0.041613936,-0.041613936,0.041613936,0.041613936,0,0,-0.121740945,0,-0.041613936,0,0,0,0.035642087,0,0.041613936,-0.041613936,0,0,0,0.041613936,0,0,0,0,0.041613936,0,0,0,0,-0.041613936,0,0,0,-0.041613936,0,0,0,0,-0.041613936,0,0,0,0.041613936,0,0.035642087,-0.121740945,-0.039849102,0,0,0,0,0,0.041613936,0.035642087,0,0,0,-0.121740945,0,0,0,0,-0.041613936,0,-0.041613936,0,-0.030123057,0,0,0,0,0,-0.041613936,0,0,0,0,0,0,0,0,-0.035642087,-0.041613936,0.041613936,0,0,0,0,0,-0.041613936,0,0,0,-0.041613936,0,0,0,0,0,0,-0.025202753,0,0,0,0.035642087,-0.041613936,0.035642087,0.119547255,0.041613936,0,0.08322787,0,0,0.041613936,-0.035642087,0,0,0,-0.041613936,0,0,0,0.041613936,0.041613936,0.039849102,0,0.030123057,0.030123057,-0.041613936,0,0,0,0,0.121740945,0,0,0,0,0,0.121740945,0,0,0,0,0,0,0,0.041613936,0.041613936,0,0,-0.025202753,0,0,-0.035642087,0,0,0,0,0,0,0,0.041613936,0,0,0,0,0,0,0,0,0,0,0,0,-0.041613936,0.035642087,0,0,0,0.025202753,0,0,0,0,0,0,0,0,0,0,0,0,0.039849102,0,0,0,0,0,0,0,0,0,0,0.121740945,0,0,0.035642087,0,0,0.041613936,0,0,0.041613936,0,0,0,-0.041613936,0,0,0,0,-0.016411185,0,-0.041613936,0,-0.041613936,0,0,0,0,0,0,-0.041613936,0,0,0,0,0,0,0,0,0,-0.041613936,0,0,0.041613936,0,0,0,0.041613936,0,-0.041613936,0,0,0.041613936,0.041613936,0,0,0,0,0,0,0,0,0,0,0.041613936,0,0.030123057,0,0,0.039849102,0.041613936,0,0,-0.041613936,-0.035642087,-0.06681669,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18261148,0.041613936,0,-0.121740945,0,0.041613936,0,0,0,0.041613936,0,0,0,0,-0.041613936,0,-0.041613936,0,0,0,0.039849102,0,0,0,0,0,0,0,0,-0.077256024,0,0,0,0,0,0,0,0,0,0.041613936,0.039849102,0.041613936,-0.041613936,-0.041613936,0,0,0,0,-0.119547255,-0.041613936,0.07238573,0,0.041613936,0,0,0,-0.041613936,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.041613936,0,0.07173699,0,-0.041613936,0,0,0,0,0,0.041613936,0.039849102,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.041613936,0,-0.041613936,0,0,0,0,0,0,-0.041613936,0.077256024,-0.18261148,0,0.041613936,0,0.041613936,0,0,0,0.041613936,0,0,0,0,0,-0.08322787,0.041613936,0,-0.041613936,0,0.041613936,0,-0.039849102,0,0,0,-0.041613936,0,0.039849102,0,0,0,0,0,0,0.039849102,0,-0.039849102,0,0,-0.056355122,0,0,0,0,0,0,0,0,0,0,-0.030123057,-0.041613936,0,0,0,0,0,-0.039849102,0,0,-0.041613936,0.056355122,0,0,0,0.041613936,0,0,-0.041613936,0,0,0.041613936,0,0,0,0,0,0,0,0,0,0.041613936,0.030123057,0,0,0,-0.056355122,0,0.041613936,0,0,0,0,0.08322787,0.2686847,-0.041613936,0.039849102,0,0,0,0,-0.041613936,0,0,0,0,0,0,-0.035642087,-0.041613936,0,0,0,0.032536626,0,0.041613936,0,0,0,0.041613936,0.16335487,0.011490882,0,0,0.041613936,0.041613936,-0.041613936,0,0,0,0,0,0,-0.041613936,0,0,0,0,0,0,0,0,0,0,-0.041613936,0,0,0,0,0,0,0,0.041613936,0.121740945,0,0.041613936,0.041613936,0,0,0,0,0,0,-0.041613936,0,-0.041613936,0,0,0,0,0,0,0,0.041613936,-0.1153403,0.025202753,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.041613936,0,0.030123057,0,0,0,0,0.041613936,0,0,0.041613936,0.041613936,0,0,0,0,0.030771794,-0.056355122,0,-0.041613936,0]', 3);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_b5ade1f323e7acd0d6a8c12d1aaf812e', 'hash-words-v1', 'local', '[0,0,0,0,0,0,-0.036250535,-0.036250535,0,0,0,0,0,0,0,0,0,0,0,-0.025163354,0,0,0,0,0,0.036250535,0,0,0,0.036250535,0,0,0,0,0.028133515,-0.036250535,0,0.036250535,0,0,-0.036250535,0,-0.026524547,0,0,0,0,0.071836956,0.036250535,-0.036250535,0,0,-0.05968017,0,0,0,0,0.036250535,0,0,0,0,0.036250535,0,0.085300095,0,0,0,0,0.03978682,0,0,0,0,0.036250535,0,0,0,-0.085300095,0,0,0,0.036250535,0,0,0.036250535,0,0,0,-0.036250535,0,0,0,0,0,0,0.032485787,0,0,0,0,0,0,0,0,0,0,0,0,-0.036250535,0.03978682,0,0,0,0,-0.121550694,-0.036250535,-0.036250535,0,-0.036250535,0,-0.03978682,-0.036250535,0,0,-0.036250535,0,0,0.036250535,0,0,0.03978682,0,-0.036250535,0,-0.03978682,0,0,0,0.07250113,0,0,0,0,0,-0.03978682,-0.07250113,-0.036250535,0,0,-0.03558642,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036250535,0.036250535,0,0,0.009726048,0.03978682,0.028133515,-0.067920335,-0.0035362248,0,0,0,0,0,0.036250535,0,0,0,0,0,0,-0.036250535,0,0.03978682,0.06807221,0,-0.1193604,0,0,0,0,-0.036250535,0,0,0,0,0.03978682,0,0.036250535,0.05968017,0,0,0,0,0,0.036250535,-0.036250535,0,0,0,0,0,0,-0.03978682,-0.036250535,-0.07250113,0,0,0,0,0,0,0,0,0,0,-0.036250535,0,0,0.036250535,0.03978682,0,0,-0.06497157,0.036250535,0.036250535,-0.036250535,0.036250535,0.036250535,-0.036250535,0,-0.036250535,0,0,0,0,0,0,0,0,0,0,0,-0.0035362248,-0.036250535,0,0,0,-0.036250535,0.036250535,0,0,0,0,0,0,0,0,0.036250535,-0.03978682,0,-0.03978682,0,-0.07250113,0,0,0,-0.036250535,0.032485787,0,0,0,0,0,0,0.16749252,0,-0.036250535,0,0,0,-0.036250535,0,0.07117278,0,0,0.03978682,0,0,0,0,0.036250535,0.036250535,0,0,0,0,0.07250113,0.036250535,0,0,0,0,0,0.036250535,0,0,0,0.07250113,0,-0.025163354,0,0.036250535,0,-0.121550694,0,0,0,0.036250535,0,0,0,-0.06497157,0,0.036250535,0,0,0.18232603,-0.036250535,0,0,0,0.1193604,0,0,0.036250535,0,0,0.06141395,0,0,0,-0.036250535,0,0.036250535,0,-0.036250535,0,0,0,0.036250535,0,-0.03978682,-0.036250535,0,-0.036250535,0,-0.036250535,0,0,0,-0.03558642,0,0,0,0,0,0,0,0,0,0,0.036250535,0,0,0,0,-0.036250535,0,0,0.036250535,0.036250535,0,0.036250535,0,0,0,0,0.008117021,-0.07250113,0,0.03271431,0,0,0,0,0,0.07250113,0,0,0.036250535,0.036250535,-0.036250535,-0.036250535,0,-0.036250535,0,0,0,0,-0.036250535,0,0,0.036250535,0,0,0,0,0,0,0,0,0,0,0,-0.036250535,0,0,0,0,0,0,-0.036250535,0,0.03558642,-0.121550694,-0.076037355,0,0,0,0,0,0,0.03558642,0,0,-0.025163354,-0.03978682,0.085300095,0,0.036250535,0.026524547,0,0,-0.036250535,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.03978682,0.032485787,0,0,0,0,0,0,-0.036250535,0,0,0.036250535,-0.0035362248,0,0,-0.036250535,0,0,0,-0.121550694,0,0,0,0,0.071836956,-0.036250535,0,0,0,0.045941833,0,0,0,0,-0.03978682,0,-0.036250535,0,0,0,0.121550694,0,0.036250535,0,0,0.036250535,0,0,0,0,0,0.036250535,0,0.121550694,0,0,0,0,0,0.121550694,0,-0.036250535,0,0,0.07250113,0,0,0,0.036250535,-0.036250535,0,0,0,-0.036250535,0,0,0,-0.036250535,0,0,0,0,0,0,0,0,0.036250535,0,0,-0.025163354,0,0,0,0,0,0,0.03558642,0,0,-0.036250535,0,0,0.036250535,-0.036250535,0,0,0.036250535,0,0,0.06497157,0,0.07250113,0,0.03978682,0,0,0,0,0,0,0,0,0,0,0.121550694,0.032485787,0,0,0,0,0,0.036250535,0,0,0.15780123,-0.03978682,0,-0.036250535,0.025163354,0.07957358,0,0,0.025163354,0.121550694,0,-0.036250535,0,0,0,0,0,0,-0.036250535,0,0,0,-0.036250535,0,0,0,0.036250535,0,0,0,0,0,0,0,0,0,0,0,0.036250535,0,0,-0.036250535,0,0,-0.036250535,0,0,0,0,0,0,0.036250535,-0.036250535,0,0,0,0,0,0,0,0,-0.026524547,-0.036250535,-0.03558642,0.036250535,0.036250535,0,-0.036250535,0,0,0,0,0,0,0,-0.24310139,0.036250535,0,0,-0.18232603,0,0,-0.085300095,0,0,0,0,0,0,0,-0.036250535,0,-0.06141395,0.0042003994,0.036250535,-0.045941833,0,0,0,0.03978682,0,0,0,0,0,0,0,0,-0.03558642,0,0.036250535,0,0.036250535,-0.036250535,0,0,0,0,-0.036250535,0.03978682,0.036250535,0,0,0,0,0,0,-0.1193604,-0.15207471,0,-0.036250535,-0.026524547,-0.036250535,0,-0.07957358,0,0,0.036250535,0,0,0,0,0,0,-0.036250535,0,0,0,0.036250535,0,0,0.036250535,0,0,0,0,0.036250535,0,0,0,0,-0.036250535,0,0,0.036250535,0.03978682,0,0,0,0,0,0,0,0,0,0.03978682,0,0,0,0,0,-0.121550694,-0.036250535,0,0,0,0,0.036250535,0,0.036250535,0,0,-0.036250535,0,0.032485787,0,0,0,-0.036250535,0,0,-0.036250535,0.036250535,0,-0.036250535,-0.036250535,0,-0.03978682,-0.036250535,0.036250535,0,-0.036250535,0.036250535,0,0,0,-0.036250535,0.036250535,0,0,-0.036250535,0,0.036250535,0,-0.03271431,0,0,0,0,-0.028133515,0.036250535,-0.036250535,0,0,0,0,0,0.036250535,0,0,0,0,0.036250535,0,0.06497157,0,0,0,0.036250535,0.121550694,0,0.028133515,-0.026524547,-0.036250535,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036250535,0,0,-0.07250113,-0.18232603,-0.06438405,0,0,0,0,-0.036250535,0.026524547,0,-0.121550694,-0.036250535,0.03978682,0,0,0.036250535,0,0.06497157,0,0,0,-0.07250113,0.036250535,0,0,-0.036250535,0,0,0.036250535,-0.03978682,-0.036250535,0,0,0,0.036250535,0,0,0.07250113,-0.07250113,0,0,0,-0.071836956,0,0,0,0,0,-0.036250535,-0.036250535,0,0,0,0,0,0,0,0,0,-0.036250535,0,0,0.07250113,0,0.07250113,0,0.036250535,-0.025163354,0,0,0.036250535,0,0,0,0,0,0,0.026524547,0,0,0.028721038,-0.036250535,-0.036250535,0,-0.026524547,0,0,0,0,0,-0.03978682,0,0,0,0,0,0,-0.036250535,0,-0.036250535,0,0,0,-0.07250113,0,0,0,-0.085300095,0,0,0,0,0,0,-0.036250535,0,-0.121550694,0,-0.036250535,0.036250535,0.025163354,0.036250535,-0.036250535,0,0,-0.063719936,0,0,0]', 4);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_f60e8083f0d89332405b3db4681ef268', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0.046444353,0,0,0.046444353,0,0,0,0,0,-0.046444353,0,0,0,0,0,0,0,0,0,0,0,-0.055344816,0,0,-0.046444353,0.034513533,0,-0.029433249,0,0,0,0.046444353,0,0.046444353,0,0,0,0,0.043656584,0,0,0,0,0,0,0,0,0,0,0,0.046444353,0.046444353,0,0,0.046444353,0.1491156,0,0.029433249,0,0,0,0,0,0,0,0,0,0.048809525,0.046444353,0,0,0,0.046444353,0,0,0,0.046444353,0,0,0.046444353,0,0,0,0.046444353,0,-0.046444353,0,0,0,0,0,0,0,0,0,0,-0.046444353,0.08095788,0,0.046444353,-0.046444353,0,0,0,0,0,0,0,0,0.046444353,0.046444353,0,0,0,-0.046444353,0,0,-0.1491156,0,0,0,0,0,0,0,0,0,0,0,-0.046444353,0,0,0,0,0,0,0,0,0.046444353,0,0,0,0.046444353,-0.046444353,0,0,0,0,0.046444353,0,-0.046444353,0,0.046444353,0,-0.046444353,0,-0.06705326,0,-0.046444353,0.046444353,0,0,0.046444353,0.011930822,0.034513533,-0.034513533,-0.046444353,-0.1491156,0,0.1491156,0,-0.046444353,-0.048809525,0.046444353,0,0,0,0,0,0.046444353,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.046444353,0,0,0,0,0,0,0,0.046444353,0,0.046444353,0,0.1491156,0,0,0,0,0,-0.08095788,0,0,-0.043656584,0,0,0,0,-0.046444353,-0.046444353,0.078984015,0,0,0,0,0.048809525,0,0,0,0,0,0,0,0,0,0,0.055344816,0,0,-0.046444353,0,0,0.22367339,0,0,0,-0.046444353,0,0.046444353,-0.046444353,0,0,0,0,0.046444353,0,0,0,0,0,0,0,0,0,-0.048809525,0,0,0,0,0,0,0,0,0.046444353,0,0,0,0,-0.017011106,0,0,0,-0.046444353,-0.046444353,0,0,0,0,-0.0051529403,-0.06394678,0,0.048809525,0.09761905,0.048809525,0,0,0,0,0,0,0,0,0,0,0.0990014,0,0,0,0,0,0,0,0,-0.048809525,0.046444353,0,0,0,0,0,0,-0.034513533,0,0,0,0,0,0.046444353,-0.046444353,0,0,0,0,0,0,0,0,0,0,0,0.046444353,0,0,0,0,0,0.048809525,0,0,0,0.046444353,-0.046444353,-0.036896523,0,0,0,0,-0.09525388,0,0,0,-0.046444353,0,0,0,0,-0.046444353,0,-0.092888705,0,0,0,0,0,0,0,0,0,0,0,0,-0.046444353,0,0.055344816,0.046444353,0.055344816,0,0,0,0,0,0,0,-0.034513533,0,0,-0.046444353,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1491156,0,0,0,0,0,0,0,0,0,0,0,0,0.048809525,0,-0.046444353,0,0,0,0,0,0.043656584,-0.1491156,-0.048809525,0,-0.034513533,0,-0.046444353,0,0,0,0,0,0,0.048809525,-0.043656584,0,0,0,0,0,0,0,0,0,0,0.046444353,0.046444353,0,0.046444353,0,0,0,-0.046444353,0,0,0,0,0,0.046444353,0.029433249,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15994196,-0.046444353,-0.092888705,0,0,-0.092888705,-0.046444353,0.043656584,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036896523,0,0,0,0,0,-0.029433249,-0.048809525,0.09761905,-0.046444353,0,0,0,0.046444353,0,0.1491156,-0.083340876,0,0,0,0,0.1491156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.046444353,0,0.06705326,0,0,0,0,0.046444353,0,0,0,0,0,0.046444353,0,0.046444353,0.046444353,0,0,0,0,0.043656584,-0.046444353,0,0,0.0964865,0,0,0,-0.051496502,0,0,0,0,0,0,0,-0.046444353,0.048809525,0,0,0,0,0,-0.046444353,0,0,0,-0.1491156,0.1491156,0,0,0,0,0,0,0,0,0,0,-0.046444353,0,0.046444353,0,0,0,0,0.14293085,0,0,0,0,0,0,0,0,0.046444353,-0.046444353,0,0,0,-0.046444353,0,0,0,-0.046444353,0,0,0,0,0,0,0,0,0,0.046444353,0,0,-0.046444353,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1491156,-0.036896523,0,-0.046444353,0,0,0,0.046444353,0,-0.036896523,0,0,0,0,0,0.046444353,0,0,0,0.09010094,0,0,0.046444353,0,0,0,-0.048809525,0,0,0,0,-0.046444353,0,0,0,-0.046444353,-0.04407918,0,-0.046444353,0,0,0,0,-0.036896523,0,0.046444353,0,0,0,0,0,0,0,0,0,0,0.048809525,0,0,0,0,0,0,-0.1491156,0,-0.048809525,0,0,-0.034513533,0,0,-0.046444353,0,-0.1491156,0,0.048809525,0,-0.046444353,0,0,0,0,0,0,0,0,-0.046444353,0,0,0,0,-0.046444353,-0.048809525,0,0,0,0,0.046444353,0,0,0,0,0.048809525,0,0,0,0,0,0.036896523,0,0,0,0,0,0,0,0,0,0,0,0,-0.046444353,0,0,0.092888705,0,0,0.046444353,-0.1491156,0,0,0.06705326,0,0,0,0,0,0,0,0,0.046444353,0,0,0.029433249,0,0,0,0,0,0,0,0,0,0,0,0,0.046444353,0,0,0,0,0.048809525,-0.043656584,0,0,0,-0.089858346,0,0,0,-0.029433249,0.046444353,0,0,0,0,0,0,0,0,0,0,0,0,-0.06705326,0,0,0,0.034513533,0,0.048809525,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.048809525,0,0,0,0,0,0,0,0,-0.034513533,0.046444353,0,0,0.048809525,0,0,0,0,0,0.048809525,0,0,0,0,0,0,0.09525388,0,0,0,0,0,0,0,-0.046444353,0,0,0,-0.046444353,0,0,0.046444353,-0.046444353,0,0,0,-0.029433249,0.1491156,0,0.046444353,0,0,0,0,0,0,0,0,0.046444353,0,-0.06705326,0,0,0,0,0,0,0,0,0.046444353,0,0,0,0,0,-0.046444353,0,0,0,0,0,0,0,0,0.055344816,0,0,0,0.092888705,0,0,-0.046444353,0,0,0,0,0,-0.048809525,0.034513533,0,-0.046444353,0,0,0.046444353,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.046444353,0,0,0,-0.046444353,0,0,-0.048809525,0,0,-0.034513533,0,0,0]', 5);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_689109fe11004b30c1b256607120769c', 'hash-words-v1', 'local', '[0,-0.049424946,0,0,0,0,-0.034692883,0,0.049424946,0,0,0,0,0,0.049424946,0,0,0,0,-0.034692883,0,0,0,0,0,0,0,-0.049424946,0,0,0,0,0,0,0.032452226,0,0.034692883,0.034692883,0,0,-0.049424946,0,0,0,0,-0.049424946,0,0.041049182,0,0,0,0,0,0,0,0,-0.049424946,0.049424946,0,0,0,0,0,0.049424946,0.14020973,0,0,0,0,0.08411783,0,0,0,-0.049424946,0,0,-0.049424946,0,0,-0.049424946,0,0,0,0,0,0.049424946,0,0,0,0,0,0,0,0,0,0,-0.011952341,0,-0.049424946,-0.049424946,0.14020973,0,0,-0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0.049424946,-0.049424946,0.049424946,-0.049424946,0,-0.037472606,0,0,0,0,0,0,0.049424946,0,0,0,0,0,0,0,-0.14020973,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049424946,0,0.049424946,0,0,0,0,-0.034692883,0,0,-0.030596256,0,0,0.049424946,0,0,0.049424946,0,0.032452226,-0.032452226,0.09884989,0,0,0,0,0,0,0,0,0,0,0,0,0,0.049424946,0,0.11321473,0,0,0,0,0,0,0,0,0.049424946,0.034692883,0.049424946,0,0,0,0.049424946,0.049424946,0,0,0,0,0.049424946,0,0,0,0,0,0.049424946,0,0,0,-0.049424946,0,0.049424946,0,-0.049424946,0,0,0,0,0,0.030596256,0,0,0,0.049424946,0.013442159,0,0.049424946,0,-0.14020973,0,0.049424946,-0.07949144,-0.049424946,0,0,0,0,0,0,0,0.049424946,0,0,0,0,0,0,0,-0.09884989,0,-0.049424946,0,0,0.049424946,0,0,0,0,-0.049424946,0,0,0,0,-0.09178883,0,0,0,0,0,0,0,0,0.037472606,0,0,0.049424946,0,0,-0.034692883,0,0,0,0,0,0,0.049424946,0,0.041049182,-0.045894384,0,0.045894384,0,0.09178883,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.037472606,0,0,0,0,-0.14020973,0,0,0,-0.037472606,0,0.049424946,0,0,0,0,0,0,0.21031457,0,0,0,0,0.13768321,0,0,0,0,0,-0.014732063,0,0,0,0,0,0,0,-0.049424946,-0.034692883,0,0,0,0,-0.045894384,-0.049424946,0,0,-0.049424946,0.049424946,0,-0.049424946,0.09884989,-0.041049182,0,-0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0.034692883,0,0.049424946,0,0,0,0,0,0,-0.049424946,0,0,-0.032452226,0,0,0,0,0,0,0,0,0,0,0,-0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.034692883,0,0,0.049424946,0,0,0,0,0,0,0,0.09178883,-0.034692883,0,0.049424946,0,0,0,0,0.041049182,-0.14020973,-0.045894384,0,0,0,0,0,0,0,0,0,0.14020973,0,0,0,0,0,0,0,-0.049424946,0,0,-0.037472606,0,0,0.049424946,0.032452226,-0.09078473,0.049424946,0,0,0,0,0.049424946,-0.049424946,0,0.037472606,0,0,-0.049424946,0,0,0,0,0,0,0,0,0,0,-0.049424946,0,-0.030596256,0,-0.034692883,0,0,0.049424946,0,0.041049182,0,0,0,0.049424946,0,0,0,0,0,0,0,0,0,-0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.041359782,0.034692883,0,0,0,0,0.14020973,-0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.030596256,0.14020973,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.041049182,0,0,-0.049424946,0.030596256,0,0,0.034692883,0.049424946,0,0,0,0,0,0,0.049424946,0,0.045894384,0,0,0,0,0,-0.049424946,0,0,0,0,0.14020973,0.037472606,0,0,0.049424946,0,0,0,0,0,0.049424946,0,0,0,0,0,0,0,0.030596256,0.034692883,0,0,0,0,-0.049424946,0,0,0,0,0.032452226,0,0,0,0,0,0,0,0,0,0,0,0.003530562,0.049424946,0,0.049424946,0,0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0.049424946,-0.034692883,0,0,0,0,0,0,0,0,-0.049424946,0,0,0,0,-0.16136861,0,0,0,0,0,0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12538582,0,0,0,0,-0.08689755,-0.09047413,-0.049424946,0,0,0,0,0.045894384,0,-0.21031457,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049424946,0,0.045894384,0.049424946,0,0,0,-0.045894384,0,-0.2804194,0,0,0,0,0,0,0,0,0,0,0.049424946,0,0,0,0,0,0,0,0,0,0,-0.049424946,-0.09884989,0,0.049424946,0,0,0,-0.14121377,0.049424946,0,0,0,0,0,0,0,-0.045894384,0.045894384,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09078473,-0.049424946,0,0.049424946,0,-0.049424946,-0.049424946,-0.14020973,-0.049424946,0,0.018643916,0,0,0,0,0,-0.049424946,0,0,0,0,0,0,0.049424946,0,0.049424946,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.045894384,0,0,0,0,-0.032452226,0,0,0,0,0,0,0,0,0,0,0,0,0.049424946,0,0,0,0,0.01882869,0,0,0,0.032452226,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.034692883,-0.032452226,0,0,0.049424946,0,0.049424946,0,0,-0.032452226,0,0,-0.049424946,0,0,0,0.049424946,0,0,-0.003530562,0.049424946,0,0.049424946,0,0,-0.045894384,0.09178883,0,-0.049424946,0,0,0,0,0,0,-0.049424946,0,0,0,0.049424946,0,0,0,0,0,0,0,0,0,-0.041049182,0,0,0,0,0,0,0,0,0,-0.032452226,-0.030596256,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049424946,0,0,0,0,0,0,0,0,0.049424946,0,0,-0.049424946,0,0,0,0,0,-0.045894384,-0.049424946,0,0,0,0,0,0.049424946,-0.049424946,0,0,-0.045894384,0,-0.049424946,-0.049424946,0,0,-0.14020973,0,0,0.037472606,0,0,0,0,0,0,0,0,0,0.08411783,0.049424946,0,0,0.049424946,-0.024076462,0,0,0]', 6);

INSERT INTO public.questions VALUES ('qst_7e65a4ad3a29159d39eaf338c2091ec5', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 0, 0, 'matching', '“Data structures: the week before the test › Linear structures”: match each with its description.', '["Array", "Linked list", "Stack", "Deque", "A queue that allows insertion and removal at both ends", "A block of memory in which elements of one type lie side by side", "A chain of nodes in which every node stores a value and a pointer to the next node", "A collection in which the element added last is removed first (LIFO)"]', 'A block of memory in which elements of one type lie side by side
A chain of nodes in which every node stores a value and a pointer to the next node
A collection in which the element added last is removed first (LIFO)
A queue that allows insertion and removal at both ends', '[]', '', 'c1', NULL, NULL, 'medium', '{"end": 823, "quote": "**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.\n\n**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.\n\n**Stack** is a collection in which the element added last is removed first (LIFO).\n\n```cpp\nstd::stack<int> s;\ns.push(1);\ns.push(2);\nstd::cout << s.top();  // 2\n```\n\n**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.\n\n**Deque** is a queue that allows insertion and removal at both ends.", "start": 169}', 'withdrawn', NULL, '2026-11-26 23:05:02.445518+00', NULL, NULL, '{"by": "note"}');
INSERT INTO public.questions VALUES ('qst_71d73808bbc95ebb709aebb2183da00d', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 1, 0, 'matching', '“Data structures: the week before the test › Trees and recursion”: match each with its description.', '["Recursion", "Binary search tree", "Big O notation", "A binary tree in which smaller keys stand to the left of a node and larger keys to the right", "A way to describe how the running time of an algorithm grows with the size of its input", "A technique in which a function calls itself on a smaller part of the problem"]', 'A technique in which a function calls itself on a smaller part of the problem
A binary tree in which smaller keys stand to the left of a node and larger keys to the right
A way to describe how the running time of an algorithm grows with the size of its input', '[]', '', 'c9', NULL, NULL, 'medium', '{"end": 2131, "quote": "**Recursion** is a technique in which a function calls itself on a smaller part of the problem.\n\n```cpp\nstd::map<std::string, int> stock = {{\"tea\", 3}, {\"milk\", 1}};\nstd::cout << stock[\"tea\"];\n```\n\n**Base case** is the input on which a recursive function answers at once, without another call.\n\n**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.\n\n**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.\n\n**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.", "start": 1482}', 'kept', NULL, '2026-11-26 23:05:02.445518+00', NULL, NULL, '{"by": "note"}');
INSERT INTO public.questions VALUES ('qst_2db74f15f9c56c0c33ff06265c54d74a', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 2, 0, 'fill_in', '“Data structures: the week before the test › Linear structures”: what does this describe?

> ____ — a collection in which the element added last is removed first, as in a line at the canteen (begins with “Q”, 5 letters)', NULL, 'Queue', '[]', 'Queue — a collection in which the element added last is removed first, as in a line at the canteen.', 'c4', NULL, NULL, 'medium', '{"end": 753, "quote": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.", "start": 649}', 'kept', NULL, '2026-11-26 23:05:02.445518+00', NULL, NULL, '{"by": "note"}');
INSERT INTO public.questions VALUES ('qst_b5ade1f323e7acd0d6a8c12d1aaf812e', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 3, 0, 'fill_in', '“Data structures: the week before the test › Search”: what does this describe?

> ____ — an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons (begins with “B”, 2 words)', NULL, 'Binary search', '[]', 'Binary search — an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.', 'c8', NULL, NULL, 'medium', '{"end": 1257, "quote": "**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\\log n)$ comparisons.", "start": 1145}', 'kept', NULL, '2026-11-26 23:05:02.445518+00', NULL, NULL, '{"by": "note"}');
INSERT INTO public.questions VALUES ('qst_f60e8083f0d89332405b3db4681ef268', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 4, 0, 'multiple_choice', '“Data structures: the week before the test › Trees and recursion”: which description fits “Base case”?', '["A complete binary tree in which every parent is not greater than its children, so the minimum is at the root", "The input on which a recursive function answers at once, without another call", "A binary tree in which smaller keys stand to the left of a node and larger keys to the right", "A way to describe how the running time of an algorithm grows with the size of its input"]', 'The input on which a recursive function answers at once, without another call', '[]', 'Base case — the input on which a recursive function answers at once, without another call.', 'c10', NULL, NULL, 'medium', '{"end": 1775, "quote": "**Base case** is the input on which a recursive function answers at once, without another call.", "start": 1680}', 'kept', NULL, '2026-11-26 23:05:02.445518+00', NULL, NULL, '{"by": "note"}');
INSERT INTO public.questions VALUES ('qst_689109fe11004b30c1b256607120769c', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 5, 0, 'multiple_choice', '“Data structures: the week before the test › Trees and recursion”: what does this describe?

> A complete binary tree in which every parent is not greater than its children, so the minimum is at the root', '["Heap", "Big O notation", "Recursion", "Base case"]', 'Heap', '[]', 'Heap — a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.', 'c12', NULL, NULL, 'easy', '{"end": 2019, "quote": "**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.", "start": 1898}', 'kept', NULL, '2026-11-26 23:05:02.445518+00', NULL, NULL, '{"by": "note"}');
INSERT INTO public.questions VALUES ('qst_54567fe1b10615ee6baebdbaf4ba8b24', 'local', 'thr_eff79dead9bf422e8353772578b79841', 2, 0, 'true_false', 'It makes some elements cheap and pays for it with others.', NULL, 'false', '[]', 'It makes some operations cheap and pays for it with others.', NULL, NULL, NULL, 'medium', '{"end": 145, "quote": "It makes some operations cheap and pays for it with others.", "start": 86}', 'candidate', NULL, '2026-11-26 23:05:11.380989+00', NULL, NULL, NULL);
INSERT INTO public.questions VALUES ('qst_f467191d28d757c994b29f427a11b6d2', 'local', 'thr_eff79dead9bf422e8353772578b79841', 5, 0, 'multiple_choice', 'What holds for “Array”?', '["**Array** is a block of memory in which", "**Collision** is a situation in which two different", "**Hash table** is a structure that finds a", "Array: elements"]', '**Hash table** is a structure that finds a', '[]', '**Array** is a block of memory in which elements of one type', 'c1', NULL, NULL, 'medium', '{"end": 247, "quote": "**Array** is a block of memory in which elements of one type lie side by side.", "start": 169}', 'candidate', NULL, '2026-11-26 23:05:11.380989+00', NULL, NULL, NULL);
INSERT INTO public.questions VALUES ('qst_5b5ffbd8f9e172db2ce8100202a85279', 'local', 'thr_eff79dead9bf422e8353772578b79841', 0, 0, 'multiple_choice', 'What holds for “Hash table”?', '["**Collision** is a situation in which two different", "**Hash table** is a structure that finds a", "Hash table: elements", "**Array** is a block of memory in which"]', '**Hash table** is a structure that finds a', '[]', '**Hash table** is a structure that finds a value by its key', 'c6', NULL, NULL, 'medium', '{"end": 1066, "quote": "**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.", "start": 960}', 'candidate', NULL, '2026-11-26 23:05:11.380989+00', NULL, NULL, NULL);
INSERT INTO public.questions VALUES ('qst_a30abe33cde5b6fa4335fe6971099af1', 'local', 'thr_eff79dead9bf422e8353772578b79841', 3, 0, 'fill_in', 'Fill in: “table** is a ____ that finds a”', NULL, 'structure', '[]', '**Hash table** is a structure that finds a value by its key', 'c6', NULL, NULL, 'medium', '{"end": 1066, "quote": "**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.", "start": 960}', 'candidate', NULL, '2026-11-26 23:05:11.380989+00', NULL, NULL, NULL);
INSERT INTO public.questions VALUES ('qst_b486c434fdcb34c93b9f37006a6f94cb', 'local', 'thr_eff79dead9bf422e8353772578b79841', 1, 0, 'multiple_choice', 'What holds for “Collision”?', '["**Array** is a block of memory in which", "Collision: elements", "**Collision** is a situation in which two different", "**Hash table** is a structure that finds a"]', '**Collision** is a situation in which two different', '[]', '**Collision** is a situation in which two different keys get the same', 'c7', NULL, NULL, 'easy', '{"end": 1143, "quote": "**Collision** is a situation in which two different keys get the same hash.", "start": 1068}', 'candidate', NULL, '2026-11-26 23:05:11.380989+00', NULL, NULL, NULL);
INSERT INTO public.questions VALUES ('qst_b7f91ec2f93faf8a8412946ce7d961a6', 'local', 'thr_eff79dead9bf422e8353772578b79841', 4, 0, 'multiple_choice', 'What is described here? “**…** is a situation in which two different keys get the same hash.”', '["Array", "elements", "Hash table", "Collision"]', 'Collision', '[]', '**Collision** is a situation in which two different keys get the same', 'c7', NULL, NULL, 'easy', '{"end": 1143, "quote": "**Collision** is a situation in which two different keys get the same hash.", "start": 1068}', 'candidate', NULL, '2026-11-26 23:05:11.380989+00', NULL, NULL, NULL);

INSERT INTO public.quizzes VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 6}', 'en', 'ready_unchecked', 'offline', 'code', 'code_practice', false, NULL, 1, '2026-11-26 23:04:59.149132+00', NULL);
INSERT INTO public.quizzes VALUES ('thr_eff79dead9bf422e8353772578b79841', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 6}', 'en', NULL, 'checked', 'code', 'code_practice', false, NULL, 1, '2026-11-26 23:05:10.355104+00', '{"doubts": [], "patches": [{"start": 702, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}], "unchecked": []}');

INSERT INTO public.replies OVERRIDING SYSTEM VALUE VALUES ('rep_8747608e3ec840baa0c19334f59d1e1c', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'run_373bf0c27e7f4c0998c2e1b0a0b5bcb1', '41d72f531af517ef56eeadb9c9b477f6', '{"text": "replace \"added last is removed first\" with \"added last leaves first\" everywhere", "type": "request", "selection": null}', '2026-11-26 23:05:07.30539+00', 1);

INSERT INTO public.runs VALUES ('run_972d3dffc6a945728e0362e5edb16062', 'local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-26 23:04:59.149132+00', '2026-11-26 23:04:59.535114+00', '2026-11-26 23:05:02.723769+00', 0);
INSERT INTO public.runs VALUES ('run_90a2e284bf024732b091376963555fda', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-26 23:05:03.963801+00', '2026-11-26 23:05:03.989281+00', '2026-11-26 23:05:07.182604+00', 0);
INSERT INTO public.runs VALUES ('run_373bf0c27e7f4c0998c2e1b0a0b5bcb1', 'local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'reply', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-26 23:05:07.30539+00', '2026-11-26 23:05:07.353014+00', '2026-11-26 23:05:08.91357+00', 0);
INSERT INTO public.runs VALUES ('run_aa378bf300444813a6d537fbeaf2e12a', 'local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-26 23:05:09.022671+00', '2026-11-26 23:05:09.114395+00', '2026-11-26 23:05:10.011732+00', 0);
INSERT INTO public.runs VALUES ('run_745363d801124b55b3a71aae99d1067b', 'local', 'thr_eff79dead9bf422e8353772578b79841', 'start', 'running', 1, 0, 'desk/6c18e33b-f55b-4687-a0f1-52ae818ffe5f/pid[4026531836]:9817:1795734263994', NULL, NULL, '2026-11-26 23:05:10.355104+00', '2026-11-26 23:05:10.512067+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_4ad3e93ea00142439d4908211669f6bf', 'local', 'thr_ef0a92379ac244669c791e66353da62a', 'start', 'running', 1, 0, 'desk/6c18e33b-f55b-4687-a0f1-52ae818ffe5f/pid[4026531836]:9817:1795734263994', NULL, NULL, '2026-11-26 23:05:11.615093+00', '2026-11-26 23:05:12.176642+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_c433fe0fb4fa4832aa462c068ecbd523', 'local', 'thr_a8bf697e7b0a46b6a28158a3961c2c88', 'start', 'running', 1, 0, 'desk/6c18e33b-f55b-4687-a0f1-52ae818ffe5f/pid[4026531836]:9817:1795734263994', NULL, NULL, '2026-11-26 23:05:12.563785+00', '2026-11-26 23:05:12.724456+00', NULL, 0);

INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'manu', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'without', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, '', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'cut', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, '2', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'want', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'to', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'of', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, '1', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'over', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'save', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'part', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'that', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'play', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'drag', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'you', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'and', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'the', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, '3', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'fold', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'file', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'it', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'a', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'pres', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'hear', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'as', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'out', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 1);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'sound', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'choos', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, 'edit', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 2);
INSERT INTO public.search_terms VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 1, ' index', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 4);

INSERT INTO public.sources VALUES ('src_10a534f39ec6457fb78d9168f0e303ea', 'local', 'pck_726ecbed3c81464aa57f538f2b51611e', 'manual.md', 'markdown', 'bc9fb0ac70196bb6da7241653f4e0ea20969f820d2e8c6da63c8b7b65ee52530', 243, 'ready', 1, 1, 1, 2, 2, '[]', NULL, NULL, NULL, NULL, '2026-11-26 23:04:51.108212+00', '2026-11-26 23:04:58.897398+00', NULL, NULL, 0);

INSERT INTO public.studies VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', 'local', 'Data structures', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', 'editing', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 23:05:03.963801+00');
INSERT INTO public.studies VALUES ('thr_ef0a92379ac244669c791e66353da62a', 'local', 'Data structures', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 23:05:11.615093+00');

INSERT INTO public.subject_sources VALUES ('src_46d83222c5204690b30c7de0ad7c1e6c', 'local', 'sub_cab496b4f8fe4214bf7511d4df085082', 'Data structures: the week before the test', 'structures.md', '# Data structures: the week before the test

Every structure is a promise about cost. It makes some operations cheap and pays for it with others.

## Linear structures

**Array** is a block of memory in which elements of one type lie side by side. Any element is reached by its index in $O(1)$ time.

**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes $O(1)$, finding the k-th node takes $O(k)$.

**Stack** is a collection in which the element added last is removed first (LIFO).

```cpp
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
```

**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.

**Deque** is a queue that allows insertion and removal at both ends.

```python
from collections import deque

d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])
```

## Search

**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.

**Collision** is a situation in which two different keys get the same hash.

**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\log n)$ comparisons.

```python
def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
```

## Trees and recursion

**Recursion** is a technique in which a function calls itself on a smaller part of the problem.

```cpp
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
```

**Base case** is the input on which a recursive function answers at once, without another call.

**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.

**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.

**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.
', '985384f49499625f67aa92ff34558a3263876b2323c394de5f74e265daff45a7', 379, '[]', NULL, '2026-11-26 23:04:59.149132+00', 0, NULL, NULL);

INSERT INTO public.subjects VALUES ('sub_cab496b4f8fe4214bf7511d4df085082', 'local', NULL, true, NULL, '2026-11-26 23:04:59.149132+00', '2030-06-01');

INSERT INTO public.text_words VALUES ('local', 'promise', 'promis', 5);
INSERT INTO public.text_words VALUES ('local', '4', '4', 5);
INSERT INTO public.text_words VALUES ('local', 'any', 'ani', 5);
INSERT INTO public.text_words VALUES ('local', 'append', 'append', 5);
INSERT INTO public.text_words VALUES ('local', 'appendleft', 'appendleft', 5);
INSERT INTO public.text_words VALUES ('local', 'average', 'averag', 6);
INSERT INTO public.text_words VALUES ('local', 'cheap', 'cheap', 5);
INSERT INTO public.text_words VALUES ('local', 'collections', 'collect', 5);
INSERT INTO public.text_words VALUES ('local', 'collision', 'collis', 6);
INSERT INTO public.text_words VALUES ('local', 'cost', 'cost', 5);
INSERT INTO public.text_words VALUES ('local', 'cout', 'cout', 10);
INSERT INTO public.text_words VALUES ('local', 'd', 'd', 5);
INSERT INTO public.text_words VALUES ('local', 'd.append', 'd.append', 5);
INSERT INTO public.text_words VALUES ('local', 'd.appendleft', 'd.appendleft', 5);
INSERT INTO public.text_words VALUES ('local', 'def', 'def', 5);
INSERT INTO public.text_words VALUES ('local', 'different', 'dif', 6);
INSERT INTO public.text_words VALUES ('local', 'else', 'els', 6);
INSERT INTO public.text_words VALUES ('local', 'find', 'find', 5);
INSERT INTO public.text_words VALUES ('local', 'finding', 'find', 5);
INSERT INTO public.text_words VALUES ('local', 'finds', 'find', 6);
INSERT INTO public.text_words VALUES ('local', 'get', 'get', 6);
INSERT INTO public.text_words VALUES ('local', 'hash', 'hash', 7);
INSERT INTO public.text_words VALUES ('local', 'hi', 'hi', 5);
INSERT INTO public.text_words VALUES ('local', 'if', 'if', 5);
INSERT INTO public.text_words VALUES ('local', 'import', 'import', 5);
INSERT INTO public.text_words VALUES ('local', 'index', 'index', 5);
INSERT INTO public.text_words VALUES ('local', 'inserting', 'insert', 5);
INSERT INTO public.text_words VALUES ('local', 'int', 'int', 10);
INSERT INTO public.text_words VALUES ('local', 'k', 'k', 5);
INSERT INTO public.text_words VALUES ('local', 'key', 'key', 7);
INSERT INTO public.text_words VALUES ('local', 'len', 'len', 5);
INSERT INTO public.text_words VALUES ('local', 'lo', 'lo', 5);
INSERT INTO public.text_words VALUES ('local', 'makes', 'make', 5);
INSERT INTO public.text_words VALUES ('local', 'map', 'map', 5);
INSERT INTO public.text_words VALUES ('local', 'mid', 'mid', 5);
INSERT INTO public.text_words VALUES ('local', 'milk', 'milk', 5);
INSERT INTO public.text_words VALUES ('local', 'operations', 'oper', 5);
INSERT INTO public.text_words VALUES ('local', 'others', 'other', 5);
INSERT INTO public.text_words VALUES ('local', 'push', 'push', 5);
INSERT INTO public.text_words VALUES ('local', 'reached', 'reach', 5);
INSERT INTO public.text_words VALUES ('local', 'return', 'return', 5);
INSERT INTO public.text_words VALUES ('local', 's', 's', 5);
INSERT INTO public.text_words VALUES ('local', 's.push', 's.push', 5);
INSERT INTO public.text_words VALUES ('local', 's.top', 's.top', 5);
INSERT INTO public.text_words VALUES ('local', 'situation', 'situ', 6);
INSERT INTO public.text_words VALUES ('local', 'some', 'some', 5);
INSERT INTO public.text_words VALUES ('local', 'std', 'std', 10);
INSERT INTO public.text_words VALUES ('local', 'quiz', 'quiz', 2);
INSERT INTO public.text_words VALUES ('local', 'made', 'made', 4);
INSERT INTO public.text_words VALUES ('local', '0', '0', 6);
INSERT INTO public.text_words VALUES ('local', '1', '1', 36);
INSERT INTO public.text_words VALUES ('local', '3', '3', 13);
INSERT INTO public.text_words VALUES ('local', 'about', 'about', 7);
INSERT INTO public.text_words VALUES ('local', 'after', 'after', 7);
INSERT INTO public.text_words VALUES ('local', 'for', 'for', 7);
INSERT INTO public.text_words VALUES ('local', 'from', 'from', 9);
INSERT INTO public.text_words VALUES ('local', 'known', 'known', 7);
INSERT INTO public.text_words VALUES ('local', 'print', 'print', 6);
INSERT INTO public.text_words VALUES ('local', 'same', 'same', 8);
INSERT INTO public.text_words VALUES ('local', 'pays', 'pay', 5);
INSERT INTO public.text_words VALUES ('local', '5', '5', 1);
INSERT INTO public.text_words VALUES ('local', 'b', 'b', 1);
INSERT INTO public.text_words VALUES ('local', 'begins', 'begin', 2);
INSERT INTO public.text_words VALUES ('local', 'description', 'descript', 3);
INSERT INTO public.text_words VALUES ('local', 'fits', 'fit', 1);
INSERT INTO public.text_words VALUES ('local', 'letters', 'let', 1);
INSERT INTO public.text_words VALUES ('local', 'match', 'match', 2);
INSERT INTO public.text_words VALUES ('local', 'options', 'option', 1);
INSERT INTO public.text_words VALUES ('local', 'answer', 'answ', 1);
INSERT INTO public.text_words VALUES ('local', 'anything', 'anyth', 1);
INSERT INTO public.text_words VALUES ('local', 'added', 'add', 14);
INSERT INTO public.text_words VALUES ('local', 'algorithm', 'algorithm', 15);
INSERT INTO public.text_words VALUES ('local', 'allows', 'allow', 8);
INSERT INTO public.text_words VALUES ('local', 'an', 'an', 15);
INSERT INTO public.text_words VALUES ('local', 'answers', 'answ', 7);
INSERT INTO public.text_words VALUES ('local', 'array', 'arra', 7);
INSERT INTO public.text_words VALUES ('local', 'as', 'as', 8);
INSERT INTO public.text_words VALUES ('local', 'at', 'at', 30);
INSERT INTO public.text_words VALUES ('local', 'base', 'base', 8);
INSERT INTO public.text_words VALUES ('local', 'before', 'befor', 13);
INSERT INTO public.text_words VALUES ('local', 'big', 'big', 8);
INSERT INTO public.text_words VALUES ('local', 'was', 'was', 6);
INSERT INTO public.text_words VALUES ('local', '2', '2', 21);
INSERT INTO public.text_words VALUES ('local', 'a', 'a', 67);
INSERT INTO public.text_words VALUES ('local', 'and', 'and', 40);
INSERT INTO public.text_words VALUES ('local', 'another', 'anoth', 8);
INSERT INTO public.text_words VALUES ('local', 'are', 'are', 3);
INSERT INTO public.text_words VALUES ('local', 'q', 'q', 6);
INSERT INTO public.text_words VALUES ('local', 'this', 'this', 4);
INSERT INTO public.text_words VALUES ('local', 'words', 'word', 2);
INSERT INTO public.text_words VALUES ('local', 'which', 'which', 39);
INSERT INTO public.text_words VALUES ('local', 'without', 'without', 9);
INSERT INTO public.text_words VALUES ('local', 'what', 'what', 6);
INSERT INTO public.text_words VALUES ('local', 'with', 'with', 19);
INSERT INTO public.text_words VALUES ('local', 'checked', 'check', 1);
INSERT INTO public.text_words VALUES ('local', 'contents', 'cont', 1);
INSERT INTO public.text_words VALUES ('local', 'does', 'doe', 4);
INSERT INTO public.text_words VALUES ('local', 'model', 'model', 1);
INSERT INTO public.text_words VALUES ('local', 'no', 'no', 1);
INSERT INTO public.text_words VALUES ('local', 'note', 'note', 1);
INSERT INTO public.text_words VALUES ('local', 'notes', 'note', 1);
INSERT INTO public.text_words VALUES ('local', 'number', 'numb', 1);
INSERT INTO public.text_words VALUES ('local', 'or', 'or', 1);
INSERT INTO public.text_words VALUES ('local', 'order', 'order', 1);
INSERT INTO public.text_words VALUES ('local', 'own', 'own', 1);
INSERT INTO public.text_words VALUES ('local', 'questions', 'quest', 1);
INSERT INTO public.text_words VALUES ('local', 'shortened', 'shorten', 1);
INSERT INTO public.text_words VALUES ('local', 'terms', 'term', 1);
INSERT INTO public.text_words VALUES ('local', 'their', 'their', 1);
INSERT INTO public.text_words VALUES ('local', 'these', 'these', 1);
INSERT INTO public.text_words VALUES ('local', 'your', 'your', 2);
INSERT INTO public.text_words VALUES ('local', 'yourself', 'yourself', 1);
INSERT INTO public.text_words VALUES ('local', 'replace', 'replac', 1);
INSERT INTO public.text_words VALUES ('local', 'choose', 'choos', 2);
INSERT INTO public.text_words VALUES ('local', 'drag', 'drag', 2);
INSERT INTO public.text_words VALUES ('local', 'hear', 'hear', 2);
INSERT INTO public.text_words VALUES ('local', 'manual', 'manu', 1);
INSERT INTO public.text_words VALUES ('local', 'over', 'over', 2);
INSERT INTO public.text_words VALUES ('local', 'play', 'play', 2);
INSERT INTO public.text_words VALUES ('local', 'press', 'pres', 2);
INSERT INTO public.text_words VALUES ('local', 'sound', 'sound', 3);
INSERT INTO public.text_words VALUES ('local', 'edit', 'edit', 3);
INSERT INTO public.text_words VALUES ('local', 'everywhere', 'everywh', 2);
INSERT INTO public.text_words VALUES ('local', 'leaves', 'leav', 5);
INSERT INTO public.text_words VALUES ('local', 'binary', 'binar', 16);
INSERT INTO public.text_words VALUES ('local', 'block', 'block', 8);
INSERT INTO public.text_words VALUES ('local', 'both', 'both', 8);
INSERT INTO public.text_words VALUES ('local', 'by', 'by', 14);
INSERT INTO public.text_words VALUES ('local', 'call', 'cal', 7);
INSERT INTO public.text_words VALUES ('local', 'calls', 'cal', 8);
INSERT INTO public.text_words VALUES ('local', 'canteen', 'canteen', 8);
INSERT INTO public.text_words VALUES ('local', 'document', 'docu', 2);
INSERT INTO public.text_words VALUES ('local', 'cut', 'cut', 5);
INSERT INTO public.text_words VALUES ('local', 'do', 'do', 2);
INSERT INTO public.text_words VALUES ('local', 'guide', 'guid', 2);
INSERT INTO public.text_words VALUES ('local', 'i', 'i', 2);
INSERT INTO public.text_words VALUES ('local', 'out', 'out', 4);
INSERT INTO public.text_words VALUES ('local', 'each', 'each', 4);
INSERT INTO public.text_words VALUES ('local', 'has', 'has', 2);
INSERT INTO public.text_words VALUES ('local', 'leads', 'lead', 3);
INSERT INTO public.text_words VALUES ('local', 'say', 'say', 2);
INSERT INTO public.text_words VALUES ('local', 'them', 'them', 2);
INSERT INTO public.text_words VALUES ('local', 'waits', 'wait', 2);
INSERT INTO public.text_words VALUES ('local', 'want', 'want', 2);
INSERT INTO public.text_words VALUES ('local', 'you', 'you', 2);
INSERT INTO public.text_words VALUES ('local', 'being', 'be', 3);
INSERT INTO public.text_words VALUES ('local', 'changed', 'chang', 1);
INSERT INTO public.text_words VALUES ('local', 'case', 'case', 8);
INSERT INTO public.text_words VALUES ('local', 'chain', 'chain', 8);
INSERT INTO public.text_words VALUES ('local', 'children', 'children', 8);
INSERT INTO public.text_words VALUES ('local', 'collection', 'collect', 11);
INSERT INTO public.text_words VALUES ('local', 'comparisons', 'comparison', 7);
INSERT INTO public.text_words VALUES ('local', 'complete', 'complet', 8);
INSERT INTO public.text_words VALUES ('local', 'deque', 'dequ', 12);
INSERT INTO public.text_words VALUES ('local', 'describe', 'describ', 12);
INSERT INTO public.text_words VALUES ('local', 'element', 'element', 16);
INSERT INTO public.text_words VALUES ('local', 'elements', 'element', 8);
INSERT INTO public.text_words VALUES ('local', 'ends', 'end', 8);
INSERT INTO public.text_words VALUES ('local', 'function', 'funct', 16);
INSERT INTO public.text_words VALUES ('local', 'greater', 'great', 8);
INSERT INTO public.text_words VALUES ('local', 'grows', 'grow', 9);
INSERT INTO public.text_words VALUES ('local', 'halves', 'halv', 7);
INSERT INTO public.text_words VALUES ('local', 'heap', 'heap', 7);
INSERT INTO public.text_words VALUES ('local', 'input', 'input', 14);
INSERT INTO public.text_words VALUES ('local', 'insertion', 'insert', 8);
INSERT INTO public.text_words VALUES ('local', 'itself', 'itself', 8);
INSERT INTO public.text_words VALUES ('local', 'keys', 'key', 15);
INSERT INTO public.text_words VALUES ('local', 'larger', 'larg', 9);
INSERT INTO public.text_words VALUES ('local', 'last', 'last', 13);
INSERT INTO public.text_words VALUES ('local', 'left', 'left', 9);
INSERT INTO public.text_words VALUES ('local', 'lie', 'lie', 8);
INSERT INTO public.text_words VALUES ('local', 'lifo', 'lifo', 8);
INSERT INTO public.text_words VALUES ('local', 'line', 'line', 9);
INSERT INTO public.text_words VALUES ('local', 'linear', 'linear', 9);
INSERT INTO public.text_words VALUES ('local', 'linked', 'link', 7);
INSERT INTO public.text_words VALUES ('local', 'list', 'list', 7);
INSERT INTO public.text_words VALUES ('local', 'log', 'log', 7);
INSERT INTO public.text_words VALUES ('local', 'memory', 'memor', 8);
INSERT INTO public.text_words VALUES ('local', 'minimum', 'minimum', 8);
INSERT INTO public.text_words VALUES ('local', 'needs', 'need', 7);
INSERT INTO public.text_words VALUES ('local', 'how', 'how', 11);
INSERT INTO public.text_words VALUES ('local', '10', '10', 1);
INSERT INTO public.text_words VALUES ('local', '20', '20', 1);
INSERT INTO public.text_words VALUES ('local', '40', '40', 1);
INSERT INTO public.text_words VALUES ('local', '80', '80', 3);
INSERT INTO public.text_words VALUES ('local', 'assumptions', 'assumpt', 1);
INSERT INTO public.text_words VALUES ('local', 'back', 'back', 1);
INSERT INTO public.text_words VALUES ('local', 'be', 'be', 3);
INSERT INTO public.text_words VALUES ('local', 'calculates', 'calcul', 1);
INSERT INTO public.text_words VALUES ('local', 'cause', 'caus', 1);
INSERT INTO public.text_words VALUES ('local', 'change', 'chang', 1);
INSERT INTO public.text_words VALUES ('local', 'code', 'code', 1);
INSERT INTO public.text_words VALUES ('local', 'constant', 'const', 1);
INSERT INTO public.text_words VALUES ('local', 'data', 'data', 21);
INSERT INTO public.text_words VALUES ('local', 'definitions', 'definit', 2);
INSERT INTO public.text_words VALUES ('local', 'derivation', 'deriv', 1);
INSERT INTO public.text_words VALUES ('local', 'down', 'down', 1);
INSERT INTO public.text_words VALUES ('local', 'every', 'ever', 28);
INSERT INTO public.text_words VALUES ('local', 'everything', 'everyth', 1);
INSERT INTO public.text_words VALUES ('local', 'examples', 'exampl', 1);
INSERT INTO public.text_words VALUES ('local', 'explains', 'explain', 1);
INSERT INTO public.text_words VALUES ('local', 'first', 'first', 16);
INSERT INTO public.text_words VALUES ('local', 'follows', 'follow', 1);
INSERT INTO public.text_words VALUES ('local', 'forget', 'forget', 1);
INSERT INTO public.text_words VALUES ('local', 'frequent', 'frequ', 1);
INSERT INTO public.text_words VALUES ('local', 'happens', 'happen', 1);
INSERT INTO public.text_words VALUES ('local', 'in', 'in', 44);
INSERT INTO public.text_words VALUES ('local', 'is', 'is', 52);
INSERT INTO public.text_words VALUES ('local', 'it', 'it', 15);
INSERT INTO public.text_words VALUES ('local', 'its', 'it', 24);
INSERT INTO public.text_words VALUES ('local', 'kept', 'kept', 1);
INSERT INTO public.text_words VALUES ('local', 'let', 'let', 1);
INSERT INTO public.text_words VALUES ('local', 'replaced', 'replac', 1);
INSERT INTO public.text_words VALUES ('local', 'should', 'should', 1);
INSERT INTO public.text_words VALUES ('local', 'mistake', 'mistak', 1);
INSERT INTO public.text_words VALUES ('local', 'must', 'must', 1);
INSERT INTO public.text_words VALUES ('local', 'n', 'n', 9);
INSERT INTO public.text_words VALUES ('local', 'only', 'onli', 1);
INSERT INTO public.text_words VALUES ('local', 'practice', 'pract', 1);
INSERT INTO public.text_words VALUES ('local', 'rests', 'rest', 1);
INSERT INTO public.text_words VALUES ('local', 'share', 'share', 1);
INSERT INTO public.text_words VALUES ('local', 'state', 'state', 6);
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
INSERT INTO public.text_words VALUES ('local', 'whoever', 'whoev', 1);
INSERT INTO public.text_words VALUES ('local', 'works', 'work', 1);
INSERT INTO public.text_words VALUES ('local', 'writes', 'write', 1);
INSERT INTO public.text_words VALUES ('local', 'x_0', 'x_0', 5);
INSERT INTO public.text_words VALUES ('local', 'x_1', 'x_1', 2);
INSERT INTO public.text_words VALUES ('local', 'x_2', 'x_2', 1);
INSERT INTO public.text_words VALUES ('local', 'x_n', 'x_n', 1);
INSERT INTO public.text_words VALUES ('local', 'node', 'node', 17);
INSERT INTO public.text_words VALUES ('local', 'nodes', 'node', 8);
INSERT INTO public.text_words VALUES ('local', 'not', 'not', 8);
INSERT INTO public.text_words VALUES ('local', 'notation', 'notat', 8);
INSERT INTO public.text_words VALUES ('local', 'o', 'o', 22);
INSERT INTO public.text_words VALUES ('local', 'once', 'onc', 7);
INSERT INTO public.text_words VALUES ('local', 'parent', 'parent', 8);
INSERT INTO public.text_words VALUES ('local', 'pointer', 'point', 8);
INSERT INTO public.text_words VALUES ('local', 'problem', 'problem', 8);
INSERT INTO public.text_words VALUES ('local', 'queue', 'queue', 10);
INSERT INTO public.text_words VALUES ('local', 'recursion', 'recurs', 11);
INSERT INTO public.text_words VALUES ('local', 'recursive', 'recurs', 7);
INSERT INTO public.text_words VALUES ('local', 'removal', 'remov', 8);
INSERT INTO public.text_words VALUES ('local', 'removed', 'remov', 10);
INSERT INTO public.text_words VALUES ('local', 'right', 'right', 10);
INSERT INTO public.text_words VALUES ('local', 'root', 'root', 8);
INSERT INTO public.text_words VALUES ('local', 'running', 'run', 9);
INSERT INTO public.text_words VALUES ('local', 'search', 'search', 16);
INSERT INTO public.text_words VALUES ('local', 'side', 'side', 8);
INSERT INTO public.text_words VALUES ('local', 'size', 'size', 9);
INSERT INTO public.text_words VALUES ('local', 'smaller', 'smal', 14);
INSERT INTO public.text_words VALUES ('local', 'sorted', 'sort', 7);
INSERT INTO public.text_words VALUES ('local', 'stack', 'stack', 8);
INSERT INTO public.text_words VALUES ('local', 'stand', 'stand', 9);
INSERT INTO public.text_words VALUES ('local', 'stock', 'stock', 5);
INSERT INTO public.text_words VALUES ('local', 'stores', 'store', 8);
INSERT INTO public.text_words VALUES ('local', 'string', 'string', 5);
INSERT INTO public.text_words VALUES ('local', 'structure', 'structur', 11);
INSERT INTO public.text_words VALUES ('local', 'table', 'tabl', 6);
INSERT INTO public.text_words VALUES ('local', 'takes', 'take', 5);
INSERT INTO public.text_words VALUES ('local', 'tea', 'tea', 5);
INSERT INTO public.text_words VALUES ('local', 'technique', 'techniqu', 8);
INSERT INTO public.text_words VALUES ('local', 'test', 'test', 13);
INSERT INTO public.text_words VALUES ('local', 'th', 'th', 5);
INSERT INTO public.text_words VALUES ('local', 'than', 'than', 8);
INSERT INTO public.text_words VALUES ('local', 'through', 'through', 6);
INSERT INTO public.text_words VALUES ('local', 'time', 'time', 14);
INSERT INTO public.text_words VALUES ('local', 'top', 'top', 5);
INSERT INTO public.text_words VALUES ('local', 'tree', 'tree', 11);
INSERT INTO public.text_words VALUES ('local', 'trees', 'tree', 9);
INSERT INTO public.text_words VALUES ('local', 'type', 'type', 8);
INSERT INTO public.text_words VALUES ('local', 'way', 'way', 9);
INSERT INTO public.text_words VALUES ('local', 'week', 'week', 13);
INSERT INTO public.text_words VALUES ('local', 'while', 'while', 5);
INSERT INTO public.text_words VALUES ('local', 'written', 'written', 1);
INSERT INTO public.text_words VALUES ('local', 'x', 'x', 5);
INSERT INTO public.text_words VALUES ('local', 'next', 'next', 9);
INSERT INTO public.text_words VALUES ('local', 'of', 'of', 30);
INSERT INTO public.text_words VALUES ('local', 'on', 'on', 17);
INSERT INTO public.text_words VALUES ('local', 'one', 'one', 10);
INSERT INTO public.text_words VALUES ('local', 'part', 'part', 13);
INSERT INTO public.text_words VALUES ('local', 'range', 'rang', 8);
INSERT INTO public.text_words VALUES ('local', 'so', 'so', 15);
INSERT INTO public.text_words VALUES ('local', 'step', 'step', 10);
INSERT INTO public.text_words VALUES ('local', 'structures', 'structur', 26);
INSERT INTO public.text_words VALUES ('local', 'that', 'that', 29);
INSERT INTO public.text_words VALUES ('local', 'the', 'the', 57);
INSERT INTO public.text_words VALUES ('local', 'to', 'to', 27);
INSERT INTO public.text_words VALUES ('local', 'two', 'two', 9);
INSERT INTO public.text_words VALUES ('local', 'value', 'valu', 14);

INSERT INTO public.thread_indexes VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', 16, 1, '2026-11-26 23:05:05.813+00');
INSERT INTO public.thread_indexes VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', 'local', 20, 1, '2026-11-26 23:05:14.287+00');
INSERT INTO public.thread_indexes VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', 'local', 11, 1, '2026-11-26 23:05:14.5+00');
INSERT INTO public.thread_indexes VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', 'local', 9, 1, '2026-11-26 23:05:15.647+00');
INSERT INTO public.thread_indexes VALUES ('thr_eff79dead9bf422e8353772578b79841', 'local', 13, 1, '2026-11-26 23:05:15.658+00');
INSERT INTO public.thread_indexes VALUES ('thr_ef0a92379ac244669c791e66353da62a', 'local', 9, 1, '2026-11-26 23:05:16.752+00');

INSERT INTO public.thread_sources VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'src_46d83222c5204690b30c7de0ad7c1e6c', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', 'src_46d83222c5204690b30c7de0ad7c1e6c', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_eff79dead9bf422e8353772578b79841', 'src_46d83222c5204690b30c7de0ad7c1e6c', 'local', 0);
INSERT INTO public.thread_sources VALUES ('thr_ef0a92379ac244669c791e66353da62a', 'src_46d83222c5204690b30c7de0ad7c1e6c', 'local', 0);

INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'title', 0, NULL, 'A quiz that was made', 4, '''a'' ''made'' ''quiz'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 0, '/note#at-0', 'Data structures: the week before the test
Every structure is a promise about cost. It makes some operations cheap and pays for it with others.', 4, '''a'' ''about'' ''and'' ''before'' ''cheap'' ''cost'' ''data'' ''every'' ''for'' ''is'' ''it'' ''makes'' ''operations'' ''others'' ''pays'' ''promise'' ''some'' ''structure'' ''structures'' ''test'' ''the'' ''week'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 1, '/note#at-147', 'Linear structures
Array is a block of memory in which elements of one type lie side by side. Any element is reached by its index in O(1) time.
Linked list is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes O(1), finding the k-th node takes O(k).', 4, '''1'' ''a'' ''after'' ''and'' ''any'' ''array'' ''block'' ''by'' ''chain'' ''element'' ''elements'' ''every'' ''finding'' ''in'' ''index'' ''inserting'' ''is'' ''its'' ''k'' ''known'' ''lie'' ''linear'' ''linked'' ''list'' ''memory'' ''next'' ''node'' ''nodes'' ''o'' ''of'' ''one'' ''pointer'' ''reached'' ''side'' ''stores'' ''structures'' ''takes'' ''th'' ''the'' ''time'' ''to'' ''type'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 2, '/note#at-484', 'Stack is a collection in which the element added last is removed first (LIFO).
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
Deque is a queue that allows insertion and removal at both ends.', 4, '''1'' ''2'' ''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''cout'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''int'' ''is'' ''last'' ''lifo'' ''line'' ''push'' ''queue'' ''removal'' ''removed'' ''s'' ''s.push'' ''s.top'' ''stack'' ''std'' ''that'' ''the'' ''top'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 3, '/note#at-825', 'from collections import deque
d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 4, '''1'' ''2'' ''3'' ''4'' ''append'' ''appendleft'' ''collections'' ''d'' ''d.append'' ''d.appendleft'' ''deque'' ''from'' ''import'' ''print''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 4, '/note#at-949', 'Search
Hash table is a structure that finds a value by its key through a hash function, on average in O(1).
Collision is a situation in which two different keys get the same hash.
Binary search is an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons.', 4, '''1'' ''a'' ''algorithm'' ''an'' ''at'' ''average'' ''binary'' ''by'' ''collision'' ''comparisons'' ''different'' ''every'' ''finds'' ''function'' ''get'' ''halves'' ''hash'' ''in'' ''is'' ''it'' ''its'' ''key'' ''keys'' ''log'' ''n'' ''needs'' ''o'' ''on'' ''range'' ''same'' ''search'' ''situation'' ''so'' ''sorted'' ''step'' ''structure'' ''table'' ''that'' ''the'' ''through'' ''two'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 5, '/note#at-1259', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 4, '''0'' ''1'' ''2'' ''a'' ''def'' ''else'' ''find'' ''hi'' ''if'' ''len'' ''lo'' ''mid'' ''return'' ''while'' ''x''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 6, '/note#at-1458', 'Trees and recursion
Recursion is a technique in which a function calls itself on a smaller part of the problem.
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
Base case is the input on which a recursive function answers at once, without another call.', 4, '''1'' ''3'' ''a'' ''and'' ''another'' ''answers'' ''at'' ''base'' ''call'' ''calls'' ''case'' ''cout'' ''function'' ''in'' ''input'' ''int'' ''is'' ''itself'' ''map'' ''milk'' ''of'' ''on'' ''once'' ''part'' ''problem'' ''recursion'' ''recursive'' ''smaller'' ''std'' ''stock'' ''string'' ''tea'' ''technique'' ''the'' ''trees'' ''which'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'note', 7, '/note#at-1777', 'Binary search tree is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.
Heap is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.
Big O notation is a way to describe how the running time of an algorithm grows with the size of its input.', 4, '''a'' ''algorithm'' ''an'' ''and'' ''at'' ''big'' ''binary'' ''children'' ''complete'' ''describe'' ''every'' ''greater'' ''grows'' ''heap'' ''how'' ''in'' ''input'' ''is'' ''its'' ''keys'' ''larger'' ''left'' ''minimum'' ''node'' ''not'' ''notation'' ''o'' ''of'' ''parent'' ''right'' ''root'' ''running'' ''search'' ''size'' ''smaller'' ''so'' ''stand'' ''than'' ''the'' ''time'' ''to'' ''tree'' ''way'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'question', 0, NULL, '“Data structures: the week before the test › Linear structures”: match each with its description.
Array · Linked list · Stack · Deque · A queue that allows insertion and removal at both ends · A block of memory in which elements of one type lie side by side · A chain of nodes in which every node stores a value and a pointer to the next node · A collection in which the element added last is removed first (LIFO)', 16, '''a'' ''added'' ''allows'' ''and'' ''array'' ''at'' ''before'' ''block'' ''both'' ''by'' ''chain'' ''collection'' ''data'' ''deque'' ''description'' ''each'' ''element'' ''elements'' ''ends'' ''every'' ''first'' ''in'' ''insertion'' ''is'' ''its'' ''last'' ''lie'' ''lifo'' ''linear'' ''linked'' ''list'' ''match'' ''memory'' ''next'' ''node'' ''nodes'' ''of'' ''one'' ''pointer'' ''queue'' ''removal'' ''removed'' ''side'' ''stack'' ''stores'' ''structures'' ''test'' ''that'' ''the'' ''to'' ''type'' ''value'' ''week'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'question', 1, NULL, '“Data structures: the week before the test › Trees and recursion”: match each with its description.
Recursion · Binary search tree · Big O notation · A binary tree in which smaller keys stand to the left of a node and larger keys to the right · A way to describe how the running time of an algorithm grows with the size of its input · A technique in which a function calls itself on a smaller part of the problem', 16, '''a'' ''algorithm'' ''an'' ''and'' ''before'' ''big'' ''binary'' ''calls'' ''data'' ''describe'' ''description'' ''each'' ''function'' ''grows'' ''how'' ''in'' ''input'' ''its'' ''itself'' ''keys'' ''larger'' ''left'' ''match'' ''node'' ''notation'' ''o'' ''of'' ''on'' ''part'' ''problem'' ''recursion'' ''right'' ''running'' ''search'' ''size'' ''smaller'' ''stand'' ''structures'' ''technique'' ''test'' ''the'' ''time'' ''to'' ''tree'' ''trees'' ''way'' ''week'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'question', 2, NULL, '“Data structures: the week before the test › Linear structures”: what does this describe?
— a collection in which the element added last is removed first, as in a line at the canteen (begins with “Q”, 5 letters)', 16, '''5'' ''a'' ''added'' ''as'' ''at'' ''before'' ''begins'' ''canteen'' ''collection'' ''data'' ''describe'' ''does'' ''element'' ''first'' ''in'' ''is'' ''last'' ''letters'' ''line'' ''linear'' ''q'' ''removed'' ''structures'' ''test'' ''the'' ''this'' ''week'' ''what'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'title', 0, NULL, 'A document that waits', 5, '''a'' ''document'' ''that'' ''waits''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'title', 1, NULL, 'Data structures', 5, '''data'' ''structures''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'question', 3, NULL, '“Data structures: the week before the test › Search”: what does this describe?
— an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons (begins with “B”, 2 words)', 16, '''2'' ''a'' ''algorithm'' ''an'' ''at'' ''b'' ''before'' ''begins'' ''comparisons'' ''data'' ''describe'' ''does'' ''every'' ''halves'' ''it'' ''log'' ''n'' ''needs'' ''o'' ''range'' ''search'' ''so'' ''sorted'' ''step'' ''structures'' ''test'' ''that'' ''the'' ''this'' ''week'' ''what'' ''with'' ''words''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'question', 4, NULL, '“Data structures: the week before the test › Trees and recursion”: which description fits “Base case”?
A complete binary tree in which every parent is not greater than its children, so the minimum is at the root · The input on which a recursive function answers at once, without another call · A binary tree in which smaller keys stand to the left of a node and larger keys to the right · A way to describe how the running time of an algorithm grows with the size of its input', 16, '''a'' ''algorithm'' ''an'' ''and'' ''another'' ''answers'' ''at'' ''base'' ''before'' ''binary'' ''call'' ''case'' ''children'' ''complete'' ''data'' ''describe'' ''description'' ''every'' ''fits'' ''function'' ''greater'' ''grows'' ''how'' ''in'' ''input'' ''is'' ''its'' ''keys'' ''larger'' ''left'' ''minimum'' ''node'' ''not'' ''of'' ''on'' ''once'' ''parent'' ''recursion'' ''recursive'' ''right'' ''root'' ''running'' ''size'' ''smaller'' ''so'' ''stand'' ''structures'' ''test'' ''than'' ''the'' ''time'' ''to'' ''tree'' ''trees'' ''way'' ''week'' ''which'' ''with'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'question', 5, NULL, '“Data structures: the week before the test › Trees and recursion”: what does this describe?
A complete binary tree in which every parent is not greater than its children, so the minimum is at the root
Heap · Big O notation · Recursion · Base case', 16, '''a'' ''and'' ''at'' ''base'' ''before'' ''big'' ''binary'' ''case'' ''children'' ''complete'' ''data'' ''describe'' ''does'' ''every'' ''greater'' ''heap'' ''in'' ''is'' ''its'' ''minimum'' ''not'' ''notation'' ''o'' ''parent'' ''recursion'' ''root'' ''so'' ''structures'' ''test'' ''than'' ''the'' ''this'' ''tree'' ''trees'' ''week'' ''what'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'answer', 0, NULL, 'A block of memory in which elements of one type lie side by side
A chain of nodes in which every node stores a value and a pointer to the next node
A collection in which the element added last is removed first (LIFO)
A queue that allows insertion and removal at both ends
Two of the options are right.', 16, '''a'' ''added'' ''allows'' ''and'' ''are'' ''at'' ''block'' ''both'' ''by'' ''chain'' ''collection'' ''element'' ''elements'' ''ends'' ''every'' ''first'' ''in'' ''insertion'' ''is'' ''last'' ''lie'' ''lifo'' ''memory'' ''next'' ''node'' ''nodes'' ''of'' ''one'' ''options'' ''pointer'' ''queue'' ''removal'' ''removed'' ''right'' ''side'' ''stores'' ''that'' ''the'' ''to'' ''two'' ''type'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'answer', 1, NULL, 'A technique in which a function calls itself on a smaller part of the problem
A binary tree in which smaller keys stand to the left of a node and larger keys to the right
A way to describe how the running time of an algorithm grows with the size of its input', 16, '''a'' ''algorithm'' ''an'' ''and'' ''binary'' ''calls'' ''describe'' ''function'' ''grows'' ''how'' ''in'' ''input'' ''its'' ''itself'' ''keys'' ''larger'' ''left'' ''node'' ''of'' ''on'' ''part'' ''problem'' ''right'' ''running'' ''size'' ''smaller'' ''stand'' ''technique'' ''the'' ''time'' ''to'' ''tree'' ''way'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'answer', 2, NULL, 'Queue
Queue — a collection in which the element added last is removed first, as in a line at the canteen.', 16, '''a'' ''added'' ''as'' ''at'' ''canteen'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''line'' ''queue'' ''removed'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 0, '#block-0', 'Data structures', 5, '''data'' ''structures''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 1, '#block-1', 'These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.', 5, '''a'' ''added'' ''and'' ''anything'' ''are'' ''checked'' ''each'' ''has'' ''in'' ''leads'' ''line'' ''model'' ''no'' ''notes'' ''number'' ''of'' ''or'' ''order'' ''own'' ''shortened'' ''their'' ''them'' ''these'' ''to'' ''words'' ''your''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 2, '#block-2', 'Contents', 5, '''contents''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 3, '#block-3', 'Data structures: the week before the test
Linear structures
Search
Trees and recursion', 5, '''and'' ''before'' ''data'' ''linear'' ''recursion'' ''search'' ''structures'' ''test'' ''the'' ''trees'' ''week''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 4, '#block-4', 'Key terms', 5, '''key'' ''terms''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 6, '#block-5', 'Binary search: an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons
Recursion: a technique in which a function calls itself on a smaller part of the problem
Base case: the input on which a recursive function answers at once, without another call
Binary search tree: a binary tree in which smaller keys stand to the left of a node and larger keys to the right
Heap: a complete binary tree in which every parent is not greater than its children, so the minimum is at the root
Big O notation: a way to describe how the running time of an algorithm grows with the size of its input', 5, '''a'' ''algorithm'' ''an'' ''and'' ''another'' ''answers'' ''at'' ''base'' ''big'' ''binary'' ''call'' ''calls'' ''case'' ''children'' ''comparisons'' ''complete'' ''describe'' ''every'' ''function'' ''greater'' ''grows'' ''halves'' ''heap'' ''how'' ''in'' ''input'' ''is'' ''it'' ''its'' ''itself'' ''keys'' ''larger'' ''left'' ''log'' ''minimum'' ''n'' ''needs'' ''node'' ''not'' ''notation'' ''o'' ''of'' ''on'' ''once'' ''parent'' ''part'' ''problem'' ''range'' ''recursion'' ''recursive'' ''right'' ''root'' ''running'' ''search'' ''size'' ''smaller'' ''so'' ''sorted'' ''stand'' ''step'' ''technique'' ''than'' ''that'' ''the'' ''time'' ''to'' ''tree'' ''way'' ''which'' ''with'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 7, '#block-6', 'Data structures: the week before the test', 5, '''before'' ''data'' ''structures'' ''test'' ''the'' ''week''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 8, '#block-7', 'Every structure is a promise about cost. It makes some operations cheap and pays for it with others.', 5, '''a'' ''about'' ''and'' ''cheap'' ''cost'' ''every'' ''for'' ''is'' ''it'' ''makes'' ''operations'' ''others'' ''pays'' ''promise'' ''some'' ''structure'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 9, '#block-8', 'Linear structures', 5, '''linear'' ''structures''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 10, '#block-9', 'Array is a block of memory in which elements of one type lie side by side. Any element is reached by its index in O(1) time.', 5, '''1'' ''a'' ''any'' ''array'' ''block'' ''by'' ''element'' ''elements'' ''in'' ''index'' ''is'' ''its'' ''lie'' ''memory'' ''o'' ''of'' ''one'' ''reached'' ''side'' ''time'' ''type'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 11, '#block-10', 'Linked list is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes O(1), finding the k-th node takes O(k).', 5, '''1'' ''a'' ''after'' ''and'' ''chain'' ''every'' ''finding'' ''in'' ''inserting'' ''is'' ''k'' ''known'' ''linked'' ''list'' ''next'' ''node'' ''nodes'' ''o'' ''of'' ''pointer'' ''stores'' ''takes'' ''th'' ''the'' ''to'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 13, '#block-12', 'std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2', 5, '''1'' ''2'' ''cout'' ''int'' ''push'' ''s'' ''s.push'' ''s.top'' ''stack'' ''std'' ''top''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 15, '#block-15', 'Deque is a queue that allows insertion and removal at both ends.', 5, '''a'' ''allows'' ''and'' ''at'' ''both'' ''deque'' ''ends'' ''insertion'' ''is'' ''queue'' ''removal'' ''that''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 16, '#block-16', 'from collections import deque
d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 5, '''1'' ''2'' ''3'' ''4'' ''append'' ''appendleft'' ''collections'' ''d'' ''d.append'' ''d.appendleft'' ''deque'' ''from'' ''import'' ''print''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 17, '#block-18', 'Search', 5, '''search''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 18, '#block-19', 'Hash table is a structure that finds a value by its key through a hash function, on average in O(1).', 5, '''1'' ''a'' ''average'' ''by'' ''finds'' ''function'' ''hash'' ''in'' ''is'' ''its'' ''key'' ''o'' ''on'' ''structure'' ''table'' ''that'' ''through'' ''value''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 19, '#block-20', 'Collision is a situation in which two different keys get the same hash.', 5, '''a'' ''collision'' ''different'' ''get'' ''hash'' ''in'' ''is'' ''keys'' ''same'' ''situation'' ''the'' ''two'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 20, '#block-21', 'Binary search is an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons.', 5, '''a'' ''algorithm'' ''an'' ''at'' ''binary'' ''comparisons'' ''every'' ''halves'' ''is'' ''it'' ''log'' ''n'' ''needs'' ''o'' ''range'' ''search'' ''so'' ''sorted'' ''step'' ''that''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 21, '#block-22', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 5, '''0'' ''1'' ''2'' ''a'' ''def'' ''else'' ''find'' ''hi'' ''if'' ''len'' ''lo'' ''mid'' ''return'' ''while'' ''x''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 22, '#block-24', 'Trees and recursion', 5, '''and'' ''recursion'' ''trees''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 23, '#block-25', 'Recursion is a technique in which a function calls itself on a smaller part of the problem.', 5, '''a'' ''calls'' ''function'' ''in'' ''is'' ''itself'' ''of'' ''on'' ''part'' ''problem'' ''recursion'' ''smaller'' ''technique'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 24, '#block-26', 'std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];', 5, '''1'' ''3'' ''cout'' ''int'' ''map'' ''milk'' ''std'' ''stock'' ''string'' ''tea''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 25, '#block-28', 'Base case is the input on which a recursive function answers at once, without another call.', 5, '''a'' ''another'' ''answers'' ''at'' ''base'' ''call'' ''case'' ''function'' ''input'' ''is'' ''on'' ''once'' ''recursive'' ''the'' ''which'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 26, '#block-29', 'Binary search tree is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.', 5, '''a'' ''and'' ''binary'' ''in'' ''is'' ''keys'' ''larger'' ''left'' ''node'' ''of'' ''right'' ''search'' ''smaller'' ''stand'' ''the'' ''to'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 27, '#block-30', 'Heap is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.', 5, '''a'' ''at'' ''binary'' ''children'' ''complete'' ''every'' ''greater'' ''heap'' ''in'' ''is'' ''its'' ''minimum'' ''not'' ''parent'' ''root'' ''so'' ''than'' ''the'' ''tree'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 28, '#block-31', 'Big O notation is a way to describe how the running time of an algorithm grows with the size of its input.', 5, '''a'' ''algorithm'' ''an'' ''big'' ''describe'' ''grows'' ''how'' ''input'' ''is'' ''its'' ''notation'' ''o'' ''of'' ''running'' ''size'' ''the'' ''time'' ''to'' ''way'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 29, '#block-32', 'Questions to answer yourself', 5, '''answer'' ''questions'' ''to'' ''yourself''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 30, '#block-33', '1. What does your note say about “Data structures: the week before the test”?
2. What does your note say about “Linear structures”?
3. What does your note say about “Search”?', 5, '''1'' ''2'' ''3'' ''about'' ''before'' ''data'' ''does'' ''linear'' ''note'' ''say'' ''search'' ''structures'' ''test'' ''the'' ''week'' ''what'' ''your''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 0, '#note-L1', 'Data structures: the week before the test
Every structure is a promise about cost. It makes some operations cheap and pays for it with others.', 5, '''a'' ''about'' ''and'' ''before'' ''cheap'' ''cost'' ''data'' ''every'' ''for'' ''is'' ''it'' ''makes'' ''operations'' ''others'' ''pays'' ''promise'' ''some'' ''structure'' ''structures'' ''test'' ''the'' ''week'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 1, '#note-L5', 'Linear structures
Array is a block of memory in which elements of one type lie side by side. Any element is reached by its index in O(1) time.
Linked list is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes O(1), finding the k-th node takes O(k).', 5, '''1'' ''a'' ''after'' ''and'' ''any'' ''array'' ''block'' ''by'' ''chain'' ''element'' ''elements'' ''every'' ''finding'' ''in'' ''index'' ''inserting'' ''is'' ''its'' ''k'' ''known'' ''lie'' ''linear'' ''linked'' ''list'' ''memory'' ''next'' ''node'' ''nodes'' ''o'' ''of'' ''one'' ''pointer'' ''reached'' ''side'' ''stores'' ''structures'' ''takes'' ''th'' ''the'' ''time'' ''to'' ''type'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 2, '#note-L11', 'Stack is a collection in which the element added last is removed first (LIFO).
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
Deque is a queue that allows insertion and removal at both ends.', 5, '''1'' ''2'' ''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''cout'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''int'' ''is'' ''last'' ''lifo'' ''line'' ''push'' ''queue'' ''removal'' ''removed'' ''s'' ''s.push'' ''s.top'' ''stack'' ''std'' ''that'' ''the'' ''top'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 3, '#note-L24', 'from collections import deque
d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 5, '''1'' ''2'' ''3'' ''4'' ''append'' ''appendleft'' ''collections'' ''d'' ''d.append'' ''d.appendleft'' ''deque'' ''from'' ''import'' ''print''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 4, '#note-L33', 'Search
Hash table is a structure that finds a value by its key through a hash function, on average in O(1).
Collision is a situation in which two different keys get the same hash.
Binary search is an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons.', 5, '''1'' ''a'' ''algorithm'' ''an'' ''at'' ''average'' ''binary'' ''by'' ''collision'' ''comparisons'' ''different'' ''every'' ''finds'' ''function'' ''get'' ''halves'' ''hash'' ''in'' ''is'' ''it'' ''its'' ''key'' ''keys'' ''log'' ''n'' ''needs'' ''o'' ''on'' ''range'' ''same'' ''search'' ''situation'' ''so'' ''sorted'' ''step'' ''structure'' ''table'' ''that'' ''the'' ''through'' ''two'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 5, '#note-L41', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 5, '''0'' ''1'' ''2'' ''a'' ''def'' ''else'' ''find'' ''hi'' ''if'' ''len'' ''lo'' ''mid'' ''return'' ''while'' ''x''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 6, '#note-L53', 'Trees and recursion
Recursion is a technique in which a function calls itself on a smaller part of the problem.
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
Base case is the input on which a recursive function answers at once, without another call.', 5, '''1'' ''3'' ''a'' ''and'' ''another'' ''answers'' ''at'' ''base'' ''call'' ''calls'' ''case'' ''cout'' ''function'' ''in'' ''input'' ''int'' ''is'' ''itself'' ''map'' ''milk'' ''of'' ''on'' ''once'' ''part'' ''problem'' ''recursion'' ''recursive'' ''smaller'' ''std'' ''stock'' ''string'' ''tea'' ''technique'' ''the'' ''trees'' ''which'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 0, '#block-0', 'Data structures', 9, '''data'' ''structures''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 1, '#block-1', 'Data structures is the part of the subject that this text explains from its definitions to its use.', 9, '''data'' ''definitions'' ''explains'' ''from'' ''is'' ''its'' ''of'' ''part'' ''structures'' ''subject'' ''text'' ''that'' ''the'' ''this'' ''to'' ''use''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 2, '#block-2', 'Definitions', 9, '''definitions''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'note', 7, '#note-L64', 'Binary search tree is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.
Heap is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.
Big O notation is a way to describe how the running time of an algorithm grows with the size of its input.', 5, '''a'' ''algorithm'' ''an'' ''and'' ''at'' ''big'' ''binary'' ''children'' ''complete'' ''describe'' ''every'' ''greater'' ''grows'' ''heap'' ''how'' ''in'' ''input'' ''is'' ''its'' ''keys'' ''larger'' ''left'' ''minimum'' ''node'' ''not'' ''notation'' ''o'' ''of'' ''parent'' ''right'' ''root'' ''running'' ''search'' ''size'' ''smaller'' ''so'' ''stand'' ''than'' ''the'' ''time'' ''to'' ''tree'' ''way'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'message', 0, NULL, 'replace "added last is removed first" with "added last leaves first" everywhere', 16, '''added'' ''everywhere'' ''first'' ''is'' ''last'' ''leaves'' ''removed'' ''replace'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'title', 0, NULL, 'A guide that waits', 9, '''a'' ''guide'' ''that'' ''waits''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'title', 1, NULL, 'How do I cut a part out?', 9, '''a'' ''cut'' ''do'' ''how'' ''i'' ''out'' ''part''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'guide', 0, NULL, 'Cut a part out
1. Drag over the part of the sound that you want to cut out.
2. Choose Edit > Cut.
3. Press Play to hear the sound without it.
From the manual: Cut a part out', 9, '''1'' ''2'' ''3'' ''a'' ''choose'' ''cut'' ''drag'' ''edit'' ''from'' ''hear'' ''it'' ''manual'' ''of'' ''out'' ''over'' ''part'' ''play'' ''press'' ''sound'' ''that'' ''the'' ''to'' ''want'' ''without'' ''you''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'guide', 1, NULL, 'Drag over the part of the sound that you want to cut out.', 9, '''cut'' ''drag'' ''of'' ''out'' ''over'' ''part'' ''sound'' ''that'' ''the'' ''to'' ''want'' ''you''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'guide', 2, NULL, 'Choose Edit > Cut.', 9, '''choose'' ''cut'' ''edit''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_114a4f3c38144967a693fe0ba610a3d5', 'guide', 3, NULL, 'Press Play to hear the sound without it.', 9, '''hear'' ''it'' ''play'' ''press'' ''sound'' ''the'' ''to'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'title', 0, NULL, 'A quiz that was being made', 11, '''a'' ''being'' ''made'' ''quiz'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 0, '/note#at-0', 'Data structures: the week before the test
Every structure is a promise about cost. It makes some operations cheap and pays for it with others.', 11, '''a'' ''about'' ''and'' ''before'' ''cheap'' ''cost'' ''data'' ''every'' ''for'' ''is'' ''it'' ''makes'' ''operations'' ''others'' ''pays'' ''promise'' ''some'' ''structure'' ''structures'' ''test'' ''the'' ''week'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 1, '/note#at-147', 'Linear structures
Array is a block of memory in which elements of one type lie side by side. Any element is reached by its index in O(1) time.
Linked list is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes O(1), finding the k-th node takes O(k).', 11, '''1'' ''a'' ''after'' ''and'' ''any'' ''array'' ''block'' ''by'' ''chain'' ''element'' ''elements'' ''every'' ''finding'' ''in'' ''index'' ''inserting'' ''is'' ''its'' ''k'' ''known'' ''lie'' ''linear'' ''linked'' ''list'' ''memory'' ''next'' ''node'' ''nodes'' ''o'' ''of'' ''one'' ''pointer'' ''reached'' ''side'' ''stores'' ''structures'' ''takes'' ''th'' ''the'' ''time'' ''to'' ''type'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 2, '/note#at-484', 'Stack is a collection in which the element added last is removed first (LIFO).
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
Deque is a queue that allows insertion and removal at both ends.', 11, '''1'' ''2'' ''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''cout'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''int'' ''is'' ''last'' ''lifo'' ''line'' ''push'' ''queue'' ''removal'' ''removed'' ''s'' ''s.push'' ''s.top'' ''stack'' ''std'' ''that'' ''the'' ''top'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 3, '/note#at-825', 'from collections import deque
d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 11, '''1'' ''2'' ''3'' ''4'' ''append'' ''appendleft'' ''collections'' ''d'' ''d.append'' ''d.appendleft'' ''deque'' ''from'' ''import'' ''print''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 4, '/note#at-949', 'Search
Hash table is a structure that finds a value by its key through a hash function, on average in O(1).
Collision is a situation in which two different keys get the same hash.
Binary search is an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons.', 11, '''1'' ''a'' ''algorithm'' ''an'' ''at'' ''average'' ''binary'' ''by'' ''collision'' ''comparisons'' ''different'' ''every'' ''finds'' ''function'' ''get'' ''halves'' ''hash'' ''in'' ''is'' ''it'' ''its'' ''key'' ''keys'' ''log'' ''n'' ''needs'' ''o'' ''on'' ''range'' ''same'' ''search'' ''situation'' ''so'' ''sorted'' ''step'' ''structure'' ''table'' ''that'' ''the'' ''through'' ''two'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 5, '/note#at-1259', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 11, '''0'' ''1'' ''2'' ''a'' ''def'' ''else'' ''find'' ''hi'' ''if'' ''len'' ''lo'' ''mid'' ''return'' ''while'' ''x''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 6, '/note#at-1458', 'Trees and recursion
Recursion is a technique in which a function calls itself on a smaller part of the problem.
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
Base case is the input on which a recursive function answers at once, without another call.', 11, '''1'' ''3'' ''a'' ''and'' ''another'' ''answers'' ''at'' ''base'' ''call'' ''calls'' ''case'' ''cout'' ''function'' ''in'' ''input'' ''int'' ''is'' ''itself'' ''map'' ''milk'' ''of'' ''on'' ''once'' ''part'' ''problem'' ''recursion'' ''recursive'' ''smaller'' ''std'' ''stock'' ''string'' ''tea'' ''technique'' ''the'' ''trees'' ''which'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_eff79dead9bf422e8353772578b79841', 'note', 7, '/note#at-1777', 'Binary search tree is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.
Heap is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.
Big O notation is a way to describe how the running time of an algorithm grows with the size of its input.', 11, '''a'' ''algorithm'' ''an'' ''and'' ''at'' ''big'' ''binary'' ''children'' ''complete'' ''describe'' ''every'' ''greater'' ''grows'' ''heap'' ''how'' ''in'' ''input'' ''is'' ''its'' ''keys'' ''larger'' ''left'' ''minimum'' ''node'' ''not'' ''notation'' ''o'' ''of'' ''parent'' ''right'' ''root'' ''running'' ''search'' ''size'' ''smaller'' ''so'' ''stand'' ''than'' ''the'' ''time'' ''to'' ''tree'' ''way'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_a8bf697e7b0a46b6a28158a3961c2c88', 'title', 0, NULL, 'A guide that was being made', 9, '''a'' ''being'' ''guide'' ''made'' ''that'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_a8bf697e7b0a46b6a28158a3961c2c88', 'title', 1, NULL, 'How do I cut a part out?', 9, '''a'' ''cut'' ''do'' ''how'' ''i'' ''out'' ''part''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 5, '#block-5', 'Array: a block of memory in which elements of one type lie side by side
Linked list: a chain of nodes in which every node stores a value and a pointer to the next node
Stack: a collection in which the element added last leaves first (LIFO)
Queue: a collection in which the element added last leaves first, as in a line at the canteen
Deque: a queue that allows insertion and removal at both ends
Hash table: a structure that finds a value by its key through a hash function, on average in O(1)
Collision: a situation in which two different keys get the same hash', 20, '''1'' ''a'' ''added'' ''allows'' ''and'' ''array'' ''as'' ''at'' ''average'' ''block'' ''both'' ''by'' ''canteen'' ''chain'' ''collection'' ''collision'' ''deque'' ''different'' ''element'' ''elements'' ''ends'' ''every'' ''finds'' ''first'' ''function'' ''get'' ''hash'' ''in'' ''insertion'' ''its'' ''key'' ''keys'' ''last'' ''leaves'' ''lie'' ''lifo'' ''line'' ''linked'' ''list'' ''memory'' ''next'' ''node'' ''nodes'' ''o'' ''of'' ''on'' ''one'' ''pointer'' ''queue'' ''removal'' ''same'' ''side'' ''situation'' ''stack'' ''stores'' ''structure'' ''table'' ''that'' ''the'' ''through'' ''to'' ''two'' ''type'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 12, '#block-11', 'Stack is a collection in which the element added last leaves first (LIFO).', 20, '''a'' ''added'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''leaves'' ''lifo'' ''stack'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'document', 14, '#block-14', 'Queue is a collection in which the element added last leaves first, as in a line at the canteen.', 20, '''a'' ''added'' ''as'' ''at'' ''canteen'' ''collection'' ''element'' ''first'' ''in'' ''is'' ''last'' ''leaves'' ''line'' ''queue'' ''the'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'message', 1, NULL, '“added last is removed first” was replaced by “added last leaves first” everywhere.', 20, '''added'' ''by'' ''everywhere'' ''first'' ''is'' ''last'' ''leaves'' ''removed'' ''replaced'' ''was''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_6af780d5b4b54b10842ae75feac141c9', 'message', 2, NULL, '1 edit was made. What else should be changed?', 20, '''1'' ''be'' ''changed'' ''edit'' ''else'' ''made'' ''should'' ''was'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'title', 0, NULL, 'A document that was being written', 3, '''a'' ''being'' ''document'' ''that'' ''was'' ''written''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'title', 1, NULL, 'Data structures', 3, '''data'' ''structures''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 0, '#note-L1', 'Data structures: the week before the test
Every structure is a promise about cost. It makes some operations cheap and pays for it with others.', 3, '''a'' ''about'' ''and'' ''before'' ''cheap'' ''cost'' ''data'' ''every'' ''for'' ''is'' ''it'' ''makes'' ''operations'' ''others'' ''pays'' ''promise'' ''some'' ''structure'' ''structures'' ''test'' ''the'' ''week'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 1, '#note-L5', 'Linear structures
Array is a block of memory in which elements of one type lie side by side. Any element is reached by its index in O(1) time.
Linked list is a chain of nodes in which every node stores a value and a pointer to the next node. Inserting after a known node takes O(1), finding the k-th node takes O(k).', 3, '''1'' ''a'' ''after'' ''and'' ''any'' ''array'' ''block'' ''by'' ''chain'' ''element'' ''elements'' ''every'' ''finding'' ''in'' ''index'' ''inserting'' ''is'' ''its'' ''k'' ''known'' ''lie'' ''linear'' ''linked'' ''list'' ''memory'' ''next'' ''node'' ''nodes'' ''o'' ''of'' ''one'' ''pointer'' ''reached'' ''side'' ''stores'' ''structures'' ''takes'' ''th'' ''the'' ''time'' ''to'' ''type'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 2, '#note-L11', 'Stack is a collection in which the element added last is removed first (LIFO).
std::stack<int> s;
s.push(1);
s.push(2);
std::cout << s.top();  // 2
Queue is a collection in which the element added last is removed first, as in a line at the canteen.
Deque is a queue that allows insertion and removal at both ends.', 3, '''1'' ''2'' ''a'' ''added'' ''allows'' ''and'' ''as'' ''at'' ''both'' ''canteen'' ''collection'' ''cout'' ''deque'' ''element'' ''ends'' ''first'' ''in'' ''insertion'' ''int'' ''is'' ''last'' ''lifo'' ''line'' ''push'' ''queue'' ''removal'' ''removed'' ''s'' ''s.push'' ''s.top'' ''stack'' ''std'' ''that'' ''the'' ''top'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 3, '#note-L24', 'from collections import deque
d = deque([2, 3])
d.appendleft(1)
d.append(4)
print(d)  # deque([1, 2, 3, 4])', 3, '''1'' ''2'' ''3'' ''4'' ''append'' ''appendleft'' ''collections'' ''d'' ''d.append'' ''d.appendleft'' ''deque'' ''from'' ''import'' ''print''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 4, '#note-L33', 'Search
Hash table is a structure that finds a value by its key through a hash function, on average in O(1).
Collision is a situation in which two different keys get the same hash.
Binary search is an algorithm that halves a sorted range at every step, so it needs O(\log n) comparisons.', 3, '''1'' ''a'' ''algorithm'' ''an'' ''at'' ''average'' ''binary'' ''by'' ''collision'' ''comparisons'' ''different'' ''every'' ''finds'' ''function'' ''get'' ''halves'' ''hash'' ''in'' ''is'' ''it'' ''its'' ''key'' ''keys'' ''log'' ''n'' ''needs'' ''o'' ''on'' ''range'' ''same'' ''search'' ''situation'' ''so'' ''sorted'' ''step'' ''structure'' ''table'' ''that'' ''the'' ''through'' ''two'' ''value'' ''which''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 5, '#note-L41', 'def find(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo', 3, '''0'' ''1'' ''2'' ''a'' ''def'' ''else'' ''find'' ''hi'' ''if'' ''len'' ''lo'' ''mid'' ''return'' ''while'' ''x''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 6, '#note-L53', 'Trees and recursion
Recursion is a technique in which a function calls itself on a smaller part of the problem.
std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};
std::cout << stock["tea"];
Base case is the input on which a recursive function answers at once, without another call.', 3, '''1'' ''3'' ''a'' ''and'' ''another'' ''answers'' ''at'' ''base'' ''call'' ''calls'' ''case'' ''cout'' ''function'' ''in'' ''input'' ''int'' ''is'' ''itself'' ''map'' ''milk'' ''of'' ''on'' ''once'' ''part'' ''problem'' ''recursion'' ''recursive'' ''smaller'' ''std'' ''stock'' ''string'' ''tea'' ''technique'' ''the'' ''trees'' ''which'' ''without''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'note', 7, '#note-L64', 'Binary search tree is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.
Heap is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.
Big O notation is a way to describe how the running time of an algorithm grows with the size of its input.', 3, '''a'' ''algorithm'' ''an'' ''and'' ''at'' ''big'' ''binary'' ''children'' ''complete'' ''describe'' ''every'' ''greater'' ''grows'' ''heap'' ''how'' ''in'' ''input'' ''is'' ''its'' ''keys'' ''larger'' ''left'' ''minimum'' ''node'' ''not'' ''notation'' ''o'' ''of'' ''parent'' ''right'' ''root'' ''running'' ''search'' ''size'' ''smaller'' ''so'' ''stand'' ''than'' ''the'' ''time'' ''to'' ''tree'' ''way'' ''which'' ''with''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 3, '#block-3', 'State is everything that must be known about Data structures to say what happens next. Transition is a change from one state to another. The usual value of the constant is 10.', 9, '''10'' ''a'' ''about'' ''another'' ''be'' ''change'' ''constant'' ''data'' ''everything'' ''from'' ''happens'' ''is'' ''known'' ''must'' ''next'' ''of'' ''one'' ''say'' ''state'' ''structures'' ''that'' ''the'' ''to'' ''transition'' ''usual'' ''value'' ''what''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 4, '#block-4', 'Theory', 9, '''theory''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 5, '#block-5', 'The theory of Data structures rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.', 9, '''a'' ''and'' ''assumptions'' ''cause'' ''data'' ''every'' ''follows'' ''from'' ''has'' ''is'' ''it'' ''known'' ''leads'' ''of'' ''on'' ''rests'' ''same'' ''state'' ''structures'' ''that'' ''the'' ''them'' ''theory'' ''to'' ''transition'' ''two''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 6, '#block-6', 'Derivation', 9, '''derivation''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 7, '#block-7', 'Let x_0 be the first state and q the share that is kept in each step. After one step', 9, '''after'' ''and'' ''be'' ''each'' ''first'' ''in'' ''is'' ''kept'' ''let'' ''one'' ''q'' ''share'' ''state'' ''step'' ''that'' ''the'' ''x_0''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 8, '#block-8', '$$
x_1 = q x_0,
$$', 9, '''q'' ''x_0'' ''x_1''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 9, '#block-9', 'after two steps x_2 = q x_1 = q^2 x_0, and so after n steps', 9, '''2'' ''after'' ''and'' ''n'' ''q'' ''so'' ''steps'' ''two'' ''x_0'' ''x_1'' ''x_2''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 10, '#block-10', '$$
x_n = q^n x_0.
$$', 9, '''n'' ''q'' ''x_0'' ''x_n''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 11, '#block-11', 'Examples', 9, '''examples''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 12, '#block-12', 'For x_0 = 80 and q = \tfrac12 the first steps are:', 9, '''80'' ''and'' ''are'' ''first'' ''for'' ''q'' ''steps'' ''tfrac12'' ''the'' ''x_0''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 13, '#block-13', 'step · state
0 · 80
1 · 40
2 · 20', 9, '''0'' ''1'' ''2'' ''20'' ''40'' ''80'' ''state'' ''step''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 14, '#block-14', 'The same in code:', 9, '''code'' ''in'' ''same'' ''the''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 15, '#block-15', 'state = 80
for step in range(3):
    print(step, state)
    state /= 2', 9, '''2'' ''3'' ''80'' ''for'' ''in'' ''print'' ''range'' ''state'' ''step''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 16, '#block-16', 'In practice', 9, '''in'' ''practice''');
INSERT INTO public.thread_texts VALUES ('local', 'thr_ef0a92379ac244669c791e66353da62a', 'document', 17, '#block-17', 'Whoever works with Data structures first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.', 9, '''a'' ''and'' ''back'' ''calculates'' ''data'' ''down'' ''first'' ''forget'' ''frequent'' ''is'' ''leads'' ''mistake'' ''only'' ''state'' ''structures'' ''that'' ''the'' ''then'' ''to'' ''transition'' ''transitions'' ''whoever'' ''with'' ''works'' ''writes''');

INSERT INTO public.threads VALUES ('thr_eff79dead9bf422e8353772578b79841', 'local', 'quiz', 'A quiz that was being made', 'running', 'prove_answers', '{"done": 0, "total": 1}', NULL, NULL, NULL, NULL, 'run_745363d801124b55b3a71aae99d1067b', 1, '2026-11-26 23:05:10.512067+00', 0, 13, '2026-11-26 23:05:10.355104+00', '2026-11-26 23:05:11.521322+00', 'sub_cab496b4f8fe4214bf7511d4df085082', '2026-11-26 23:05:10.355104+00', NULL);
INSERT INTO public.threads VALUES ('thr_114a4f3c38144967a693fe0ba610a3d5', 'local', 'guide', 'A guide that waits', 'waiting', 'wait_for_user_step_choice', NULL, NULL, '{"kind": "guide_steps", "open": false, "text": "There are 3 steps. Go through them one by one?", "rests": false, "choices": [{"id": "step_by_step", "label": "Go step by step"}, {"id": "done", "label": "Finish"}], "interruptId": "e1bdd44836d0944e3c0ce4a39c18af59"}', NULL, NULL, NULL, 1, NULL, 897, 11, '2026-11-26 23:05:09.022671+00', '2026-11-26 23:05:10.011732+00', 'sub_cab496b4f8fe4214bf7511d4df085082', '2026-11-26 23:05:09.022671+00', NULL);
INSERT INTO public.threads VALUES ('thr_a8bf697e7b0a46b6a28158a3961c2c88', 'local', 'guide', 'A guide that was being made', 'running', 'generate_full_answer', NULL, NULL, NULL, NULL, NULL, 'run_c433fe0fb4fa4832aa462c068ecbd523', 1, '2026-11-26 23:05:12.724456+00', 0, 9, '2026-11-26 23:05:12.563785+00', '2026-11-26 23:05:13.435137+00', 'sub_cab496b4f8fe4214bf7511d4df085082', '2026-11-26 23:05:12.563785+00', NULL);
INSERT INTO public.threads VALUES ('thr_6af780d5b4b54b10842ae75feac141c9', 'local', 'study', 'A document that waits', 'waiting', 'edit_material', NULL, NULL, '{"kind": "study_edit", "open": true, "text": "1 edit was made. What else should be changed?", "rests": false, "choices": [], "interruptId": "fda42ed785a95c88e42bee81a3215ec8"}', NULL, NULL, NULL, 1, NULL, 4754, 20, '2026-11-26 23:05:03.963801+00', '2026-11-26 23:05:08.91357+00', 'sub_cab496b4f8fe4214bf7511d4df085082', '2026-11-26 23:05:07.30539+00', NULL);
INSERT INTO public.threads VALUES ('thr_dd9b0ff83f1c4e7587d98c49a9f036e3', 'local', 'quiz', 'A quiz that was made', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 3189, 16, '2026-11-26 23:04:59.149132+00', '2026-11-26 23:05:03.387774+00', 'sub_cab496b4f8fe4214bf7511d4df085082', '2026-11-26 23:05:03.21712+00', NULL);
INSERT INTO public.threads VALUES ('thr_ef0a92379ac244669c791e66353da62a', 'local', 'study', 'A document that was being written', 'running', 'synthesise', NULL, NULL, NULL, NULL, NULL, 'run_4ad3e93ea00142439d4908211669f6bf', 1, '2026-11-26 23:05:12.176642+00', 0, 9, '2026-11-26 23:05:11.615093+00', '2026-11-26 23:05:12.530351+00', 'sub_cab496b4f8fe4214bf7511d4df085082', '2026-11-26 23:05:11.615093+00', NULL);

INSERT INTO public.verified_notes VALUES ('vn_1d07a8d2db52868b076624488fd904fe', 'local', '90d6bff5c130061224df47724547adb0184c589e2dc69514c4c5481f1120466c', '[{"id": "c1", "code": null, "span": {"end": 247, "start": 169}, "term": "Array", "status": "verified", "codeSpan": null, "original": "**Array** is a block of memory in which elements of one type lie side by side.", "changeType": "none", "definition": "**Array** is a block of memory in which elements of one type lie side by side.", "codeLanguage": null}, {"id": "c2", "code": null, "span": {"end": 403, "start": 301}, "term": "Linked list", "status": "verified", "codeSpan": null, "original": "**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node.", "changeType": "none", "definition": "**Linked list** is a chain of nodes in which every node stores a value and a pointer to the next node.", "codeLanguage": null}, {"id": "c3", "code": "std::stack<int> s;\ns.push(1);\ns.push(2);\nstd::cout << s.top();  // 2", "span": {"end": 566, "start": 484}, "term": "Stack", "status": "verified", "codeSpan": {"end": 643, "start": 575}, "original": "**Stack** is a collection in which the element added last is removed first (LIFO).", "changeType": "none", "definition": "**Stack** is a collection in which the element added last is removed first (LIFO).", "codeLanguage": "cpp"}, {"id": "c4", "code": null, "span": {"end": 753, "start": 649}, "term": "Queue", "status": "verified", "codeSpan": null, "original": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.", "changeType": "major", "definition": "**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "codeLanguage": null}, {"id": "c5", "code": "from collections import deque\n\nd = deque([2, 3])\nd.appendleft(1)\nd.append(4)\nprint(d)  # deque([1, 2, 3, 4])", "span": {"end": 823, "start": 755}, "term": "Deque", "status": "verified", "codeSpan": {"end": 943, "start": 835}, "original": "**Deque** is a queue that allows insertion and removal at both ends.", "changeType": "none", "definition": "**Deque** is a queue that allows insertion and removal at both ends.", "codeLanguage": "python"}, {"id": "c6", "code": null, "span": {"end": 1066, "start": 960}, "term": "Hash table", "status": "verified", "codeSpan": null, "original": "**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.", "changeType": "none", "definition": "**Hash table** is a structure that finds a value by its key through a hash function, on average in $O(1)$.", "codeLanguage": null}, {"id": "c7", "code": null, "span": {"end": 1143, "start": 1068}, "term": "Collision", "status": "verified", "codeSpan": null, "original": "**Collision** is a situation in which two different keys get the same hash.", "changeType": "none", "definition": "**Collision** is a situation in which two different keys get the same hash.", "codeLanguage": null}, {"id": "c8", "code": "def find(a, x):\n    lo, hi = 0, len(a)\n    while lo < hi:\n        mid = (lo + hi) // 2\n        if a[mid] < x:\n            lo = mid + 1\n        else:\n            hi = mid\n    return lo", "span": {"end": 1257, "start": 1145}, "term": "Binary search", "status": "verified", "codeSpan": {"end": 1452, "start": 1269}, "original": "**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\\log n)$ comparisons.", "changeType": "none", "definition": "**Binary search** is an algorithm that halves a sorted range at every step, so it needs $O(\\log n)$ comparisons.", "codeLanguage": "python"}, {"id": "c9", "code": null, "span": {"end": 1577, "start": 1482}, "term": "Recursion", "status": "verified", "codeSpan": {"end": 1674, "start": 1586}, "original": "**Recursion** is a technique in which a function calls itself on a smaller part of the problem.", "changeType": "none", "definition": "**Recursion** is a technique in which a function calls itself on a smaller part of the problem.", "codeLanguage": "cpp"}, {"id": "c10", "code": null, "span": {"end": 1775, "start": 1680}, "term": "Base case", "status": "verified", "codeSpan": null, "original": "**Base case** is the input on which a recursive function answers at once, without another call.", "changeType": "none", "definition": "**Base case** is the input on which a recursive function answers at once, without another call.", "codeLanguage": null}, {"id": "c11", "code": null, "span": {"end": 1896, "start": 1777}, "term": "Binary search tree", "status": "verified", "codeSpan": null, "original": "**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.", "changeType": "none", "definition": "**Binary search tree** is a binary tree in which smaller keys stand to the left of a node and larger keys to the right.", "codeLanguage": null}, {"id": "c12", "code": null, "span": {"end": 2019, "start": 1898}, "term": "Heap", "status": "verified", "codeSpan": null, "original": "**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.", "changeType": "none", "definition": "**Heap** is a complete binary tree in which every parent is not greater than its children, so the minimum is at the root.", "codeLanguage": null}, {"id": "c13", "code": null, "span": {"end": 2131, "start": 2021}, "term": "Big O notation", "status": "verified", "codeSpan": null, "original": "**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.", "changeType": "none", "definition": "**Big O notation** is a way to describe how the running time of an algorithm grows with the size of its input.", "codeLanguage": null}]', '[{"id": "s8-1", "span": {"end": 753, "start": 649}, "term": "Queue", "type": "definition_fix", "basis": "model", "fixed": "**Queue** is a collection in which the element added first is removed first (FIFO), as in a line at the canteen.", "patch": {"start": 702, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}, "status": "open", "message": "What you describe is a stack: a queue gives back the oldest element first.", "evidence": null, "original": "**Queue** is a collection in which the element added last is removed first, as in a line at the canteen.", "conceptId": "c4", "removedCode": null}, {"id": "s13-2", "span": {"end": 1674, "start": 1586}, "term": "Recursion", "type": "code_mismatch", "basis": "model", "fixed": "**Recursion** is a technique in which a function calls itself on a smaller part of the problem.", "patch": null, "status": "open", "message": "The code reads a map; no function calls itself.", "evidence": null, "original": "**Recursion** is a technique in which a function calls itself on a smaller part of the problem.", "conceptId": "c9", "removedCode": "std::map<std::string, int> stock = {{\"tea\", 3}, {\"milk\", 1}};\nstd::cout << stock[\"tea\"];"}]', '2026-11-26 23:05:11.232131+00', '{"doubts": [], "patches": [{"start": 702, "removed": "last is removed first", "inserted": "first is removed first (FIFO)"}], "unchecked": []}');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 36, true);

SELECT pg_catalog.setval('public.messages_seq_seq', 3, true);

SELECT pg_catalog.setval('public.question_vectors_seq_seq', 6, true);

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

ALTER TABLE ONLY boss.queue_stats_20261126
    ADD CONSTRAINT queue_stats_20261126_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261127
    ADD CONSTRAINT queue_stats_20261127_pkey PRIMARY KEY (id, captured_on);

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

CREATE INDEX queue_stats_20261126_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261126 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261127_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261127 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON boss.warning USING btree (created_on DESC);

CREATE INDEX attempts_thread ON public.attempts USING btree (thread_id);

CREATE INDEX card_reviews_card ON public.card_reviews USING btree (card_id);

CREATE INDEX card_reviews_mistakes ON public.card_reviews USING btree (owner_id, reviewed_at) WHERE (rating = 'again'::text);

CREATE INDEX card_reviews_newest ON public.card_reviews USING btree (owner_id, reviewed_at);

CREATE INDEX card_reviews_undoes ON public.card_reviews USING btree (owner_id, undoes) WHERE (undoes IS NOT NULL);

CREATE INDEX cards_due ON public.cards USING btree (owner_id, due);

CREATE INDEX cards_newest ON public.cards USING btree (owner_id, created_at DESC, due, id);

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

CREATE INDEX source_uploads_pack ON public.source_uploads USING btree (pack_id);

CREATE INDEX sources_status ON public.sources USING btree (status);

CREATE INDEX subject_sources_binned ON public.subject_sources USING btree (binned_at) WHERE (binned_at IS NOT NULL);

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

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261126_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261126_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261127_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261127_pkey;

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
